const LONG_DAY = new Intl.DateTimeFormat('es-CO', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** 'Sábado 28 de noviembre' for a 'yyyy-MM-dd'. */
export function longDayText(day: string): string {
  const text = LONG_DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
