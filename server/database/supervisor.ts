/**
 * Keeps a cluster running for one server process. The process holds an advisory lock of the database as
 * long as it lives: a database that runs while the lock is free has lost its server.
 */
import pg from 'pg';
import { StartError } from '../StartError.ts';
import type { Cluster } from './cluster.ts';

/** The advisory lock that the one server process of a data folder holds as long as it lives. */
export const OWNER_LOCK = 7_201_836_451;

/** The pauses between attempts to restart a database that died, in ms. The last one is repeated. */
const RESTART_PAUSES = [100, 500, 2000, 5000];

/**
 * The pauses between attempts to start it, in ms. Until the last processes of a killed database have
 * noticed, its memory is in use; until the last connections of a killed server have, its lock is held.
 */
const START_PAUSES = [100, 200, 400, 800, 1600];

/** The pause between further attempts while it recovers, in ms. */
const RECOVERY_PAUSE = 1000;

/** How long it may recover, in ms. */
const RECOVERY_TIMEOUT = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the database refused a connection because it is starting, recovering or stopping. */
const isNotReady = (error: unknown) => Object(error).code === '57P03';

/** The connection that holds the owner's lock. Fails with a `StartError` if another process holds it. */
async function takeLock({ connection, dataFolder }: Cluster): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {
    // 'end' follows.
  });
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  if (rows[0].taken) return client;
  await client.end();
  throw new StartError(
    `Another server uses the data in ${dataFolder}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

/** Starts the cluster, and resolves with how to stop it. Restarts it when it dies. */
export async function supervise(
  cluster: Cluster,
  logWarning: (message: string, cause?: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  let isStopping = false;
  let lock: pg.Client;

  /** Stops a database that runs without a server. Fails while another process holds the lock. */
  async function stopOrphan() {
    const taken = await takeLock(cluster);
    logWarning('The database was running without a server. Restarting it.');
    await cluster.stop().finally(() => taken.end());
  }

  /** Starts the database, and resolves with the connection that holds the owner's lock. */
  async function startLocked(): Promise<pg.Client> {
    const recoveryEnd = Date.now() + RECOVERY_TIMEOUT;
    const pauses = [...START_PAUSES];
    for (;;) {
      try {
        if (await cluster.isRunning()) await stopOrphan();
        await cluster.start();
        return await takeLock(cluster);
      } catch (cause) {
        const mayRecover = isNotReady(cause) && Date.now() < recoveryEnd;
        const wait = pauses.shift() ?? (mayRecover ? RECOVERY_PAUSE : undefined);
        if (wait !== undefined) await pause(wait);
        else if (cause instanceof StartError) throw cause;
        else {
          throw new StartError(`PostgreSQL does not start. The reason is in ${cluster.log}.`, {
            cause,
          });
        }
      }
    }
  }

  /** Restarts the database when it dies, which ends the connection that holds the lock. */
  function watch(client: pg.Client) {
    lock = client;
    client.once('end', () => {
      if (!isStopping) void restart();
    });
  }

  async function restart() {
    logWarning('The database ended unexpectedly. Restarting it.');
    for (let attempt = 0; !isStopping; attempt += 1) {
      try {
        watch(await startLocked());
        return;
      } catch (error) {
        logWarning('The database could not be restarted. Trying again.', error);
        await pause(RESTART_PAUSES[attempt] ?? 5000);
      }
    }
  }

  watch(await startLocked());

  return {
    async stop() {
      isStopping = true;
      await lock.end().catch(() => {
        // It has ended already.
      });
      if (await cluster.isRunning()) await cluster.stop();
    },
  };
}
