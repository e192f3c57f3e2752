import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export interface Program {
  output: NodeJS.ReadableStream;
  /** Kills the program and its child processes. Resolves when they have ended. */
  end: () => Promise<void>;
}

/**
 * Starts a program that ends with this process: a shell kills the program's process group when the
 * shell's input closes, which also happens when this process is killed.
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
