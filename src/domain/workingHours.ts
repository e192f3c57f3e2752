/**
 * One line of the working hours. `schema` is in schema.org's notation, such as 'Mo-Fr 09:00-20:00'. A
 * line across midnight, such as 'Sa 20:00-02:00', is not supported.
 */
export interface WorkingHours {
  schema: string;
}

/** As the notation names them, with Sunday as 0. */
export const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The times between which the business works on a day, such as '09:00-20:00', from the earliest. */
export function hoursOf(day: number, hours: readonly WorkingHours[]) {
  const times: string[] = [];
  for (const { schema } of hours) {
    const [, first = '', last = first, time] =
      /^(\w\w)(?:-(\w\w))? ([^\s-]+-[^\s-]+)$/.exec(schema) ?? [];
    // Counted from the first day, so that a line can run over the end of a week.
    const after = (name: string | number) =>
      ((typeof name === 'number' ? name : days.indexOf(name)) - days.indexOf(first) + 7) % 7;
    if (time && after(day) <= after(last)) times.push(time);
  }
  return times.sort();
}
