const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const parts = (day: string): { words: string; month: string } => {
  const [weekday, date, month = ''] = DAY.format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .split(' ');
  return { words: `${weekday} ${date}`, month };
};

/** "Tue 24 to Thu 26 Nov"; over the end of a month "Mon 30 Nov to Wed 2 Dec"; one day stands alone. Days: YYYY-MM-DD. */
export function arrivalWords(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)];
  if (from === to) return `${last.words} ${last.month}`;
  const start = first.month === last.month ? first.words : `${first.words} ${first.month}`;
  return `${start} to ${last.words} ${last.month}`;
}
