/** The settings of a deployment, in `.env.production.server`. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '../../server/StartError.ts';
import { readSettings } from '../../server/settings.ts';
import { fixedSettings, type Site } from './units.ts';

export const settingsFile = '.env.production.server';

/** What the site does without a setting, told at each deployment. */
const wanted: Readonly<Record<string, string>> = {
  'MAIL_DOMAIN or SMTP_URL': 'no mail is sent, all wait in the outbox.',
  RECAPTCHA_SECRET: 'no captcha is checked: programs can send quote requests.',
  VITE_RECAPTCHA_SITE_KEY: 'the forms show the stand-in of the demo in place of a captcha.',
  STRIPE_WEBHOOK_SECRET: 'no payment becomes an order.',
  STRIPE_RESTRICTED_KEY: 'the prices of the payment links are not compared.',
  BACKUP_COPY: 'the nightly backups are on the server alone, and lost with it.',
};

/** Every name that something reads. */
const known = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));

/** Those of the deployment itself, which the server does not get. */
const DEPLOY_TLS = 'DEPLOY_TLS';

/** A name of a host in the DNS. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

export interface DeploySettings {
  site: Site;
  /** What the server reads. */
  server: Record<string, string>;
  /** What the build reads, and every visitor can. */
  build: Record<string, string>;
  /** One sentence for each setting that is missing, and that the site can do without. */
  notes: string[];
}

/** Fails with a `StartError` that names each fault in a sentence. */
export function readDeploySettings(text: string | undefined): DeploySettings {
  if (text === undefined) {
    throw new StartError(
      `There is no ${settingsFile}. Write one, at least with the line PUBLIC_ORIGIN=https://shop.example; .env.example lists the others.`,
    );
  }
  const all = Object.entries(parseEnv(text)).flatMap(([name, value]): [string, string][] =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const own = Object.fromEntries(all);
  const faults = all.flatMap(([name, value]) => {
    if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return [`${name} is no name of a setting.`];
    if (/\p{Cc}/u.test(value)) return [`${name} has more than one line.`];
    if (Object.hasOwn(fixedSettings, name) || name === 'HOST')
      return [`${name} is set by the deployment: remove it.`];
    return [];
  });
  const { PUBLIC_ORIGIN = '', DEPLOY_TLS: tls = '' } = own;
  const { protocol, hostname, port } = URL.canParse(PUBLIC_ORIGIN)
    ? new URL(PUBLIC_ORIGIN)
    : { protocol: '', hostname: '', port: '' };
  if (protocol !== 'https:' || port || !HOST.test(hostname)) {
    faults.push(
      PUBLIC_ORIGIN
        ? 'PUBLIC_ORIGIN has to be https:// and the domain of the shop, such as https://shop.example.'
        : 'PUBLIC_ORIGIN is missing: where visitors open the site, such as https://shop.example.',
    );
  }
  if (tls && tls !== 'internal') faults.push(`${DEPLOY_TLS} can be internal, or is left out.`);
  const isOfBuild = ([name]: [string, string]) => name.startsWith('VITE_');
  const server = Object.fromEntries(
    all.filter((each) => !isOfBuild(each) && each[0] !== DEPLOY_TLS),
  );
  try {
    // The server's key is made on the server.
    const SECRET_KEY = Buffer.alloc(32).toString('base64');
    if (faults.length === 0) readSettings({ SECRET_KEY, ...own, ...fixedSettings }, '/');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    faults.push(error.message);
  }
  if (faults.length > 0) throw new StartError(`${settingsFile}:\n${faults.join('\n')}`);
  return {
    site: { host: hostname, isInternal: tls === 'internal' },
    server,
    build: Object.fromEntries(all.filter(isOfBuild)),
    notes: [
      ...Object.keys(own)
        .filter((name) => !known.includes(name))
        .map((name) => `${name} is none of the settings in .env.example: nothing here reads it.`),
      ...Object.entries(wanted)
        .filter(([names]) => !names.split(' or ').some((name) => own[name]))
        .map(([names, effect]) => `${names} is missing: ${effect}`),
    ],
  };
}
