/** Reads the server's settings from the environment. `.env.example` describes each. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireLength } from './ownersPassword.ts';
import { folderError, StartError } from './StartError.ts';

/** Secrets that a build would publish. In connected mode the server has them, under other names. */
export const publishedSecretNames = [
  'VITE_RECAPTCHA_SECRET',
  'VITE_MAIL_API_KEY',
  'VITE_ADMIN_USERNAME',
  'VITE_ADMIN_PASSWORD',
] as const;

export interface ServerSettings {
  port: number;
  /** The address to listen on. Undefined: every address of the machine. */
  host?: string | undefined;
  /** Where the embedded database and the server's key are kept. */
  dataFolder: string;
  /** A database elsewhere, in place of the embedded one. */
  databaseUrl?: string | undefined;
  /** Where visitors open the site; links in mails begin with it. */
  publicOrigin: string;
  /** How many proxies in front of the server add the visitor's IP address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Signs and encrypts what leaves the server. 32 bytes. */
  secretKey: Buffer;
  /** What all files of tickets without a confirmed account may weigh, in bytes. */
  guestFiles: number;
  /** The first owner, created while there is none. */
  owner?: { username: string; password: string } | undefined;
  captcha?: { secret: string; verifyUrl: string | undefined } | undefined;
  /** Of the payment provider's webhook. Several while one is replaced, or for test and live money. */
  webhookSecrets: readonly string[];
  mail?: { domain: string; apiKey: string | undefined; base: string | undefined } | undefined;
  /** The URL of an SMTP server, with its credentials. In place of `mail`. */
  smtpUrl?: string | undefined;
  /** Where events for the owner's other tools go, and what signs them: two secrets while one is replaced. */
  events?: { url: string; secrets: readonly string[] } | undefined;
  /** The key that may read at the payment provider, and its API without `/v1`. */
  provider?: { key: string; base: string } | undefined;
}

/** Whether it is a secret as Standard Webhooks describes them. */
function isSigningSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (base64.length % 4 !== 0) return false;
  const { length } = Buffer.from(base64, 'base64');
  return length >= 24 && length <= 64;
}

type Environment = Readonly<Record<string, string | undefined>>;

function numberSetting(environment: Environment, name: string, preset: number, max = 99_999) {
  const text = environment[name]?.trim();
  if (!text) return preset;
  if (/^\d{1,5}$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartError(`${name} has to be a number from 0 to ${max}, not "${text}".`);
}

function origin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartError(
      `PUBLIC_ORIGIN has to be a URL such as https://shop.example, not "${text}".`,
    );
  }
  return new URL(text).origin;
}

/** Whether the host of a URL is this machine. */
export const isLoopback = (hostname: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The URL of a setting, whose user and password `fetch` would refuse with an error that has them. */
function withoutPassword(name: string, text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.username && !url?.password) return text;
  throw new StartError(
    `${name} has a user and a password, which the server would not send: remove them.`,
  );
}

/** The URL of a setting, whose user and password are sent. */
function withPassword(name: string, text: string): string {
  try {
    const { username, password } = new URL(text);
    decodeURIComponent(username + password);
    return text;
  } catch {
    throw new StartError(
      `${name} has a % that is no code: write % as %25 in the user and the password.`,
    );
  }
}

/** The URL of a setting whose requests carry a secret, so that they are encrypted or stay on this machine. */
function safeUrl(name: string, text: string): string {
  const { protocol, hostname } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', hostname: '' };
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) {
    return withoutPassword(name, text) ?? text;
  }
  // Not the text of the setting, which may have a password.
  throw new StartError(
    `${name} has to be an https URL, or one of this machine such as http://localhost:4242.`,
  );
}

/** Root's home is closed to the user that runs the database. */
function defaultDataFolder(project: string): string {
  const folder = resolve(project, '.data');
  const isRoot = process.getuid?.() === 0;
  return isRoot && `${folder}/`.startsWith(`${homedir()}/`) ? '/var/lib/millrace' : folder;
}

/** The key in the data folder, made at the first start. */
function storedKey(dataFolder: string): Buffer {
  const file = join(dataFolder, 'secret-key');
  try {
    if (!existsSync(file)) makeKey(dataFolder, file);
    return parseKey(readFileSync(file, 'utf8'), file);
  } catch (cause) {
    throw folderError(cause);
  }
}

function makeKey(dataFolder: string, file: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(file)) throw error;
  }
}

function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length < 32) {
    throw new StartError(
      `${source} has to hold at least 32 random bytes in base64: openssl rand -base64 32`,
    );
  }
  return key;
}

/** With `mustExist`, fails with a `StartError` if the folder of the embedded database has no data yet. */
export function readSettings(
  environment: Environment,
  project: string,
  { mustExist = false } = {},
): ServerSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;

  const published = publishedSecretNames.filter((name) => read(name));
  if (published.length > 0) {
    throw new StartError(
      `${published.join(', ')} would be readable in the browser. In connected mode the server has its own settings: remove ${published.length === 1 ? 'it' : 'them'}.`,
    );
  }

  const port = numberSetting(environment, 'PORT', 4173, 65_535);
  const trustedProxies = numberSetting(environment, 'TRUSTED_PROXIES', 0);
  const publicOrigin = read('PUBLIC_ORIGIN');
  if (trustedProxies > 0 && !publicOrigin)
    throw new StartError('TRUSTED_PROXIES needs PUBLIC_ORIGIN, such as https://shop.example.');
  const dataFolder = resolve(project, read('DATA_DIR') ?? defaultDataFolder(project));
  const databaseUrl = read('DATABASE_URL');
  if (mustExist && !databaseUrl && !existsSync(join(dataFolder, 'postgres')))
    throw new StartError(`There are no data in ${dataFolder}. Check DATA_DIR.`);
  if (databaseUrl && !(/^postgres(ql)?:/.test(databaseUrl) && URL.canParse(databaseUrl))) {
    throw new StartError(
      'DATABASE_URL has to be a URL such as postgres://user:password@host:5432/database.',
    );
  }
  const secretKey = read('SECRET_KEY');
  if (databaseUrl && !secretKey) {
    throw new StartError(
      'DATABASE_URL needs SECRET_KEY, the same one for every process: openssl rand -base64 32',
    );
  }

  const username = read('OWNER_USERNAME');
  const password = environment.OWNER_PASSWORD;
  if (Boolean(username) !== Boolean(password)) {
    throw new StartError('OWNER_USERNAME and OWNER_PASSWORD belong together: set both or neither.');
  }
  if (password) requireLength('OWNER_PASSWORD', password);

  const key = read('STRIPE_RESTRICTED_KEY');
  if (key && !key.startsWith('rk_')) {
    throw new StartError(
      'STRIPE_RESTRICTED_KEY has to be a restricted key, which begins with rk_. A secret key, which begins with sk_, may do everything: make a restricted one that may only read.',
    );
  }

  const providerBase = read('STRIPE_API_BASE') ?? 'https://api.stripe.com';
  const webhookSecrets = (read('STRIPE_WEBHOOK_SECRET') ?? '').split(/[\s,]+/).filter(Boolean);
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new StartError(
      'STRIPE_WEBHOOK_SECRET has to be the signing secret of the webhook, which begins with whsec_, or several with commas.',
    );
  }
  const eventsUrl = read('EVENTS_URL');
  const eventsSecrets = (read('EVENTS_SECRET') ?? '').split(/[\s,]+/).filter(Boolean);
  if (Boolean(eventsUrl) !== eventsSecrets.length > 0) {
    throw new StartError('EVENTS_URL and EVENTS_SECRET belong together: set both or neither.');
  }
  if (eventsSecrets.length > 2 || !eventsSecrets.every(isSigningSecret)) {
    throw new StartError(
      'EVENTS_SECRET has to be whsec_ with 24 to 64 random bytes in base64, or two of them with a comma.',
    );
  }
  const secret = read('RECAPTCHA_SECRET');
  const domain = read('MAIL_DOMAIN');
  const smtpUrl = read('SMTP_URL');
  if (domain && smtpUrl) {
    throw new StartError('MAIL_DOMAIN and SMTP_URL are two ways to send mail: set one of them.');
  }
  if (smtpUrl && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    // Not the text of the setting, which may have a password.
    throw new StartError('SMTP_URL has to be a URL such as smtps://user:password@mail.example.');
  }
  return {
    port,
    dataFolder,
    publicOrigin: origin(publicOrigin ?? `http://localhost:${port}`),
    trustedProxies,
    // A visitor who reaches the server beside the proxy could forge any IP address.
    host: read('HOST') ?? (trustedProxies > 0 ? '127.0.0.1' : undefined),
    secretKey: secretKey ? parseKey(secretKey, 'SECRET_KEY') : storedKey(dataFolder),
    databaseUrl: databaseUrl && withPassword('DATABASE_URL', databaseUrl),
    guestFiles: numberSetting(environment, 'GUEST_FILES_MB', 1024) * 1024 * 1024,
    owner: username && password ? { username, password } : undefined,
    captcha: secret
      ? { secret, verifyUrl: withoutPassword('RECAPTCHA_VERIFY_URL', read('RECAPTCHA_VERIFY_URL')) }
      : undefined,
    webhookSecrets,
    mail: domain
      ? {
          domain,
          apiKey: read('MAIL_API_KEY'),
          base: withoutPassword('MAIL_API_BASE', read('MAIL_API_BASE')),
        }
      : undefined,
    smtpUrl: smtpUrl && withPassword('SMTP_URL', smtpUrl),
    events: eventsUrl
      ? { url: safeUrl('EVENTS_URL', eventsUrl), secrets: eventsSecrets }
      : undefined,
    provider: key
      ? { key, base: safeUrl('STRIPE_API_BASE', providerBase).replace(/\/$/, '') }
      : undefined,
  };
}
