const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const parts = (day: string): { text: string; month: string } => {
  const [weekday, date, month = ''] = DAY.format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .split(' ');
  return { text: `${weekday} ${date}`, month };
};

/** "Tue 24 to Thu 26 Nov"; over the end of a month "Mon 30 Nov to Wed 2 Dec"; one day stands alone. Days: YYYY-MM-DD. */
export function arrivalText(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)];
  if (from === to) return `${last.text} ${last.month}`;
  const start = first.month === last.month ? first.text : `${first.text} ${first.month}`;
  return `${start} to ${last.text} ${last.month}`;
}
