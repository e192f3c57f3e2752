/** Fresh servers for this part of `npm run deep`, made by the program that `MACHINE` names. */
import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, onTestFinished } from 'vitest';
import { deploy } from '../../scripts/deploy/deployment.ts';
import { packNode, packRelease } from '../../scripts/deploy/release.ts';
import { openRemote } from '../../scripts/deploy/remote.ts';
import { readDeploySettings } from '../../scripts/deploy/settings.ts';
import { origin, webhookSecret } from './shop.ts';

const program = process.env.MACHINE ?? '';

/** How long a version that works has to answer, in seconds: the machine may be an emulated one. */
const LIMIT = Number(process.env.MACHINE_HEALTH_SECONDS ?? 120);

const settings = readDeploySettings(
  `PUBLIC_ORIGIN=${origin}\nDEPLOY_TLS=internal\nSTRIPE_WEBHOOK_SECRET=${webhookSecret}\n`,
);

/** Starts a fresh server whose ports 22, 80 and 443 are three ports here from `port` on. */
export function startMachine(name: string, port: number) {
  const run = (...parameters: string[]) =>
    execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 1e9 });
  spawnSync(program, ['stop', name]);
  const started = run('start', '--ports', `${port}`, name);
  const [, configuration = ''] = /ssh -F (\S+)/.exec(started) ?? [];
  /** What a command on the server prints, also if it fails. */
  function ssh(command: string) {
    const { stdout, stderr } = spawnSync(program, ['ssh', name, '--', command], {
      encoding: 'utf8',
    });
    return `${stdout}${stderr}`;
  }
  /** `npm run deploy` with a command. */
  function call(command: string, file: string[] = [], input = '') {
    const parameters = ['run', '--silent', 'deploy', '--', '-F', configuration];
    const limit = ['--health-seconds', `${LIMIT}`];
    const all = [...parameters, ...limit, ...command.split(' '), name, ...file];
    const { status, stdout, stderr } = spawnSync('npm', all, {
      encoding: 'utf8',
      input,
      maxBuffer: 1e9,
    });
    return { status, output: `${stdout}${stderr}` };
  }
  /** Sends what is built, with other files in it. Resolves with what was printed, and the seconds of all and of the switch. */
  async function deployWith(
    replaced: Readonly<Record<string, string>> = {},
    schema = { schema: 1, oldest: 1 },
    onPacked = () => {},
    limit = LIMIT,
  ) {
    let output = '';
    const echo = (text: string) => {
      output += text;
    };
    const remote = openRemote(name, { configuration, echo });
    let switching = 0;
    const timed: typeof remote = {
      ...remote,
      async call(parameters, input) {
        const asked = Date.now();
        const answer = await remote.call(parameters, input);
        switching = Math.round((Date.now() - asked) / 1000);
        return answer;
      },
    };
    const begun = Date.now();
    let error = '';
    await deploy({
      remote: timed,
      settings,
      pack(processor) {
        const { version, archive } = packRelease(processor, replaced, schema);
        // Nothing else runs here while it packs.
        const packed = archive();
        onPacked();
        return { version, archive: () => packed };
      },
      packNode,
      seconds: limit,
      say: (text) => echo(`${text}\n`),
    }).catch((cause) => {
      error = String(cause);
    });
    remote.close();
    const seconds = Math.round((Date.now() - begun) / 1000);
    // The last call is the switch.
    return { output, error, seconds, switching };
  }
  return { ssh, call, deployWith, https: port + 2, stop: () => spawnSync(program, ['stop', name]) };
}

export type Machine = ReturnType<typeof startMachine>;

export function stopAfterwards(machine: Machine) {
  onTestFinished(() => void machine.stop());
  return machine;
}

/** Memory in use on the server, in MB. */
export function usedMemory({ ssh }: Machine) {
  const [, used] = /^Mem:\s+\d+\s+(\d+)/m.exec(ssh('free -m')) ?? [];
  expect(used).toBeDefined();
  return Number(used);
}
