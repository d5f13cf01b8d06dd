/** A moment as the shelf shows it: day and time. */

/** With the year only if it isn't the current one. */
export function when(time: number, lang: string): string {
  const date = new Date(time);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(lang, {
    year,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
}
