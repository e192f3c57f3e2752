/** How the deployed server is, one line for each fact. Runs on the server, beside it, as its user. */
import { once } from 'node:events';
import { readdirSync, statfsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { connect as connectTls } from 'node:tls';
import { openData } from '../../server/database/openData.ts';
import { reasonOf } from '../../server/StartError.ts';
import { readSettings } from '../../server/settings.ts';
import { readChecklist } from '../../server/site/checklist.ts';
import { readLastBackup } from '../../server/site/siteSettings.ts';

const DAY = 86_400_000;
const signal = () => AbortSignal.timeout(10_000);

const settings = readSettings(process.env, process.cwd(), { mustExist: true });

const tell = (mark: 'ok' | 'note' | 'WRONG', text: string) => console.info(mark.padEnd(5), text);
const judge = (isRight: boolean, right: string, wrong = right) =>
  isRight ? tell('ok', right) : tell('WRONG', wrong);

/** Reads from a connection once it is open. */
async function opened<T>(socket: Socket, event: string, read: () => T): Promise<T> {
  try {
    await once(socket, event, { signal: signal() });
    return read();
  } finally {
    socket.destroy();
  }
}

/** By what is told if one fails. The other facts are still wanted then. */
const facts: Readonly<Record<string, () => unknown>> = {
  async 'The server does not answer'() {
    const url = `http://127.0.0.1:${process.env.PORT}/api/health`;
    const { status } = await fetch(url, { signal: signal() });
    judge(status === 200, 'The server answers', `The server answers ${status}`);
  },
  Disk() {
    const { blocks, bfree, bavail, bsize } = statfsSync(settings.dataFolder);
    const used = Math.floor((100 * (blocks - bfree)) / (blocks - bfree + bavail));
    const left = Math.round((bavail * bsize) / 1e6);
    judge(used < 90, `The disk is ${used}% full, ${left} MB are free`);
  },
  Memory() {
    const [free = 0, all = 0] = [freemem(), totalmem()].map((bytes) => Math.round(bytes / 1e6));
    judge(free > all / 10, `${free} of ${all} MB of memory are free`);
  },
  /** Compared with the clock of the computer that asks. */
  Clock() {
    const off = Math.round(Date.now() / 1000 - Number(process.argv[2]));
    const wrong = `The clock is ${off} seconds off: one-time codes and events of payments are refused`;
    judge(Math.abs(off) < 60, 'The clock is right', wrong);
  },
  async Certificate() {
    const { hostname: servername } = new URL(settings.publicOrigin);
    const options = { host: '127.0.0.1', port: 443, servername, rejectUnauthorized: false };
    const socket = connectTls(options);
    const [until, error] = await opened(socket, 'secureConnect', () => [
      Date.parse(socket.getPeerCertificate().valid_to),
      socket.authorizationError,
    ]);
    const days = Math.ceil((Date.now() - Number(until)) / DAY);
    const ended = `The certificate has ended ${days} days ago: Caddy could not renew it`;
    const good = `The certificate is good until ${new Date(Number(until)).toISOString()}`;
    judge(days <= 0, good, ended);
    if (error) tell('note', `Browsers do not trust the certificate: ${reasonOf(error)}`);
  },
  async 'The mail server cannot be reached'() {
    const { mail, smtpUrl } = settings;
    const url = smtpUrl ?? mail?.base ?? (mail && 'https://api.mailgun.net');
    if (!url) return tell('note', 'No mail is set up: mails wait in the outbox');
    const { protocol, hostname: host, port: own } = new URL(url);
    const preset = { 'smtp:': 587, 'smtps:': 465, 'http:': 80 }[protocol] ?? 443;
    const port = Number(own) || preset;
    await opened(connect({ host, port }), 'connect', () =>
      tell('ok', `The mail server answers: ${host}, port ${port}`),
    );
  },
  Backups() {
    const names = readdirSync(join(settings.dataFolder, '../backups'));
    const { length } = names.filter((name) => name.endsWith('.gz'));
    tell(length > 0 ? 'ok' : 'note', `${length} backups are kept`);
  },
  async 'The database cannot be read'() {
    const { database, close } = await openData(settings, { besideServer: true });
    try {
      const last = await readLastBackup(database);
      const isRecent = last !== null && Date.now() - last.at.getTime() < 1.5 * DAY;
      judge(
        isRecent,
        last ? `The last backup is of ${last.at.toISOString()}` : 'There is no backup yet',
      );
      if (last && !last.isChecked) tell('WRONG', 'It was not restored to check it');
      const list = await readChecklist(database, settings, new Date());
      const missing = {
        'payment links of your own': list.sampleLinks.length === 0,
        'payment links as on the website': list.findings.length === 0,
        'an event of the payment provider': list.webhook.lastEvent !== null,
        'a test email': list.mail === 'tested',
        'a captcha': list.hasCaptcha,
        'two-step login': list.hasTwoSteps,
        'the facts about your business': list.sampleTexts.length === 0,
      };
      const open = Object.entries(missing).flatMap(([what, isDone]) => (isDone ? [] : [what]));
      if (open.length > 0) tell('note', `The checklist lacks ${open.join(', ')}`);
    } finally {
      await close();
    }
  },
};

for (const [failure, check] of Object.entries(facts)) {
  try {
    await check();
  } catch (error) {
    tell('WRONG', `${failure}: ${reasonOf(error)}`);
  }
}
