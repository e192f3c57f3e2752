/** The steps of a deployment. Each can be repeated, so that the command goes on after a failure. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../server/StartError.ts';
import { nodeVersion, type Processor, sha256, tarball } from './release.ts';
import { type Remote, savePrivately } from './remote.ts';
import type { DeploySettings } from './settings.ts';
import { serverFiles } from './units.ts';

/** How long a version has to answer before the one before is taken back, in seconds. */
export const HEALTH_SECONDS = 30;

const processors: Readonly<Record<string, Processor>> = { x86_64: 'x64', aarch64: 'arm64' };

/** Runs a command of the server, and fails with its exit status. The server has said why. */
export async function call(remote: Remote, parameters: readonly string[], input?: Buffer) {
  const { status, output } = await remote.call(parameters, input);
  if (status !== 0) throw new StartError(`The server could not do this: ${parameters[0]}.`);
  return output;
}

/** Puts our part on the server, and asks what it is and has. */
export async function probe(remote: Remote) {
  await remote.prepare(readFileSync('scripts/deploy/server.sh'));
  const facts = (await call(remote, ['probe'])).toString().trim().split('\n');
  const read = (name: string) =>
    facts.flatMap((fact) => (fact.startsWith(`${name}=`) ? [fact.slice(name.length + 1)] : []));
  const [machine = ''] = read('processor');
  const processor = processors[machine];
  if (!processor) throw new StartError(`There is no PostgreSQL for a server with ${machine}.`);
  return { processor, has: read('has'), current: read('current')[0] || undefined };
}

interface Deployment {
  remote: Remote;
  settings: DeploySettings;
  /** Builds for a processor. */
  pack: (processor: Processor) => { version: string; archive: () => Buffer };
  packNode: (processor: Processor) => Buffer;
  seconds?: number | undefined;
  say: (text: string) => void;
}

export async function deploy({ remote, settings, pack, packNode, seconds, say }: Deployment) {
  const { processor, has } = await probe(remote);
  const { version, archive } = pack(processor);
  const send = (name: string, content: Buffer) =>
    call(remote, ['receive', name, sha256(content)], content);

  const node = `node-${nodeVersion}`;
  if (!has.includes(node)) {
    say(`Sending Node ${nodeVersion}.`);
    await send(node, packNode(processor));
  }
  if (!has.includes(version)) {
    const packed = archive();
    say(`Sending ${version}, ${Math.ceil(packed.length / 1e6)} MB.`);
    await send(version, packed);
  }
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [name, text] of Object.entries(serverFiles(settings.site, settings.server))) {
    savePrivately(join(folder, name), text);
  }
  const config = tarball(folder);
  rmSync(folder, { recursive: true });
  await send('config', config);
  await call(remote, ['install', version, `${seconds ?? HEALTH_SECONDS}`]);
  return version;
}
