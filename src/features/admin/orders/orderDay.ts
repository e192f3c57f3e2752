const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as people write it: '2 March 2026' for 2026-03-02. */
export function orderDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : date;
}
