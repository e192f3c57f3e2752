import { errorText, type Log } from '../log.ts';
import { dayOfMail, mailToday, type TodayMailOptions } from './todayMail.ts';

const MINUTE = 60_000;

/** Looks each minute whether it is time. */
export function startTodayMail({ log, ...options }: TodayMailOptions & { log: Log }) {
  let done: string | null = null;
  let running = Promise.resolve();
  async function run() {
    const now = new Date();
    // What comes later on the day is mailed by itself.
    if (done === dayOfMail(now)) return;
    done = await mailToday(options, now);
  }
  const timer = setInterval(() => {
    running = running
      .then(run)
      .catch((error: unknown) => log.warn('today not mailed', { error: errorText(error) }));
  }, MINUTE);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
