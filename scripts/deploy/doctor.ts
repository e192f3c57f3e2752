/** How the deployed server is, one line for each fact. Runs on the server, beside it, as its user. */
import { readdirSync, readFileSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { connect as connectTls } from 'node:tls';
import { openData } from '../../server/database/openData.ts';
import { reasonOf } from '../../server/StartError.ts';
import { readSettings, type ServerSettings } from '../../server/settings.ts';
import { readChecklist } from '../../server/site/checklist.ts';
import { readLastBackup } from '../../server/site/siteSettings.ts';

const DAY = 86_400_000;
const TIMEOUT = 10_000;

const tell = (mark: 'ok' | 'note' | 'WRONG', text: string) => console.info(mark.padEnd(5), text);
const judge = (isRight: boolean, right: string, wrong = right) =>
  isRight ? tell('ok', right) : tell('WRONG', wrong);

/** Tells of a failure instead of ending with it: the other facts are still wanted. */
async function look(what: string, check: () => unknown) {
  try {
    await check();
  } catch (error) {
    tell('WRONG', `${what}: ${reasonOf(error)}`);
  }
}

async function health() {
  const url = `http://127.0.0.1:${process.env.PORT}/api/health`;
  const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  judge(status === 200, 'The server answers', `The server answers ${status}`);
}

function disk({ dataFolder }: ServerSettings) {
  const { blocks, bfree, bavail, bsize } = statfsSync(dataFolder);
  const used = Math.floor((100 * (blocks - bfree)) / (blocks - bfree + bavail));
  const left = Math.round((bavail * bsize) / 1e6);
  judge(used < 90, `The disk is ${used}% full, ${left} MB are free`);
}

function memory() {
  const text = readFileSync('/proc/meminfo', 'utf8');
  const read = (name: string) =>
    Math.round(Number(RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024);
  const [free, all] = [read('MemAvailable'), read('MemTotal')];
  judge(free > all / 10, `${free} of ${all} MB of memory are free`);
}

/** Compared with the clock of the computer that asks. */
function clock(now: number) {
  const off = Math.round(Date.now() / 1000 - now);
  const text = Math.abs(off) < 60 ? 'The clock is right' : `The clock is ${off} seconds off`;
  judge(Math.abs(off) < 60, text, `${text}: one-time codes and events of payments are refused`);
}

/** Resolves with what a connection brings, within the time. */
const within = <T>(work: (done: (value: T) => void, fail: (error: Error) => void) => void) =>
  new Promise<T>((done, fail) => {
    setTimeout(() => fail(new Error('no answer')), TIMEOUT).unref();
    work(done, fail);
  });

async function certificate({ publicOrigin }: ServerSettings) {
  const { hostname } = new URL(publicOrigin);
  const { until, error } = await within<{ until: string; error: unknown }>((done, fail) => {
    const options = { host: '127.0.0.1', port: 443, servername: hostname };
    const socket = connectTls({ ...options, rejectUnauthorized: false }, () => {
      done({ until: socket.getPeerCertificate().valid_to, error: socket.authorizationError });
      socket.destroy();
    }).once('error', fail);
  });
  const days = Math.floor((new Date(until).getTime() - Date.now()) / DAY);
  // Caddy's own certificates are good for half a day.
  const ended = `The certificate has ended ${-days} days ago: Caddy could not renew it`;
  judge(Date.parse(until) > Date.now(), `The certificate is good for ${days} days`, ended);
  if (error) tell('note', `Browsers do not trust the certificate: ${reasonOf(error)}`);
}

async function mailPort({ mail, smtpUrl }: ServerSettings) {
  if (!mail && !smtpUrl) return tell('note', 'No mail is set up: mails wait in the outbox');
  const { protocol, hostname, port } = new URL(smtpUrl ?? mail?.base ?? 'https://api.mailgun.net');
  const preset = { 'smtp:': 587, 'smtps:': 465, 'http:': 80 }[protocol] ?? 443;
  const to = { host: hostname, port: Number(port) || preset };
  await within<void>((done, fail) => {
    const socket = connect(to, () => {
      done();
      socket.destroy();
    }).once('error', fail);
  });
  tell('ok', `The mail server answers: ${to.host}, port ${to.port}`);
}

async function ownData(settings: ServerSettings) {
  const { database, close } = await openData(settings, { besideServer: true });
  try {
    const last = await readLastBackup(database);
    const isRecent = last !== null && Date.now() - last.at.getTime() < 1.5 * DAY;
    const backup = last
      ? `The last backup is of ${last.at.toISOString()}`
      : 'There is no backup yet';
    judge(isRecent, backup);
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
}

const settings = readSettings(process.env, process.cwd(), { mustExist: true });
const copies = join(settings.dataFolder, '../backups');
await look('The server does not answer', health);
await look('Disk', () => disk(settings));
await look('Memory', memory);
await look('Clock', () => clock(Number(process.argv[2])));
await look('Certificate', () => certificate(settings));
await look('The mail server cannot be reached', () => mailPort(settings));
await look('Backups', () => tell('ok', `${readdirSync(copies).length} backups are kept`));
await look('The database cannot be read', () => ownData(settings));
