import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export interface Program {
  output: NodeJS.ReadableStream;
  /** Kills the program and what it has started, and resolves when all have ended. */
  end: () => Promise<void>;
}

/**
 * Starts a program that never outlives this process: a shell kills the program's whole group once
 * its own input closes, which also happens when this process is killed.
 */
export function start(command: readonly string[], environment = {}): Program {
  const script = '"$@" & cat > /dev/null; kill -KILL 0';
  const shell = spawn('sh', ['-c', script, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  });
  return {
    output: shell.stdout,
    async end() {
      const ended = once(shell, 'exit');
      shell.stdin.end();
      await ended;
    },
  };
}
