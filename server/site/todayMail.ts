/** Mails to the business what waits, in the morning of each working day. */
import { business } from '../../src/content/business.ts';
import { dayIn, formatDay } from '../../src/domain/day.ts';
import { localTime } from '../../src/domain/openingHours.ts';
import { waitingText } from '../../src/domain/today.ts';
import { hoursOf } from '../../src/domain/workingHours.ts';
import { about } from '../database/act.ts';
import type { Database } from '../database/database.ts';
import { startTimer } from '../jobs/startTimer.ts';
import { errorText, type Log } from '../log.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import type { ServerSettings } from '../settings.ts';
import { signInUrl } from '../urls.ts';
import { readSetting } from './siteSettings.ts';
import { readToday, todayMail } from './today.ts';

/** In the time zone of the business. A server that starts later in the morning mails late. */
const FROM = '07:30';
const TO = '12:00';

/** How many lines the mail has. */
const MAX_LINES = 20;

interface TodayMailOptions {
  database: Database;
  settings: ServerSettings;
}

/** The day of whose mail it is time, or null. */
function dayOfMail(now: Date): string | null {
  const { day, time } = localTime(now, business.timeZone);
  const isTime = time >= FROM && time < TO && hoursOf(day, business.hours).length > 0;
  return isTime ? dayIn(business.timeZone, now) : null;
}

/** Queues the mail if it is time, something waits and no process has queued it. Resolves with the day that is done. */
export async function mailToday(
  { database, settings }: TodayMailOptions,
  now: Date,
): Promise<string | null> {
  const day = dayOfMail(now);
  if (!day || !(await readSetting(database, todayMail)).value.isOn) return day;
  const { items, total } = await readToday(database, settings);
  if (total === 0) return day;
  const rows = items.slice(0, MAX_LINES).map(({ what, who, until }) => ({
    label: [what, until && formatDay(until)].filter(Boolean).join(' '),
    answer: who,
    ifBlank: 'No name',
  }));
  await database.transaction((queries) =>
    queueTemplate(queries, `today-${day}`, {
      template: 'today',
      about: about('record', todayMail.key),
      values: {
        waiting: waitingText(total),
        items: [{ kind: 'answers', rows }],
        link: signInUrl(settings.publicOrigin),
      },
    }),
  );
  return day;
}

const MINUTE = 60_000;

/** Looks each minute whether it is time. */
export function startTodayMail({ log, ...options }: TodayMailOptions & { log: Log }) {
  let done: string | null = null;
  return startTimer(
    MINUTE,
    async () => {
      const now = new Date();
      // What comes later on the day is mailed by itself.
      if (done !== dayOfMail(now)) done = await mailToday(options, now);
    },
    (error) => log.warn('today not mailed', { error: errorText(error) }),
  );
}
