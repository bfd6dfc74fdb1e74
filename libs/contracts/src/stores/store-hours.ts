export const HOURS_DAYS = {
  weekdays: 'Lunes a viernes',
  saturday: 'Sábado',
  sunday: 'Domingos y festivos',
} as const;
export type HoursDay = keyof typeof HOURS_DAYS;

/** 'HH:mm' in 24 hours, Colombian time. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
/** One or two 'HH:mm-HH:mm', joined by a comma; '' means closed. */
export const DAY_HOURS_PATTERN = new RegExp(`^(?:${TIME}-${TIME}(?:,${TIME}-${TIME})?)?$`);

export const openSpans = (hours: string): OpenSpan[] =>
  hours === ''
    ? []
    : hours.split(',').map((span) => {
        const [opens = '', closes = ''] = span.split('-');
        return { opens, closes };
      });

/** Also requires ascending times. */
export const isDayHours = (text: string): boolean => {
  if (!DAY_HOURS_PATTERN.test(text)) return false;
  const times = openSpans(text).flatMap(({ opens, closes }) => [opens, closes]);
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? ''));
};

const TYPED_TIME = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/;
const NOON = 12;

const timeOf = (typed: string): string | null => {
  const [, hour, minute = '00', half] = TYPED_TIME.exec(typed) ?? [];
  if (hour === undefined || (half && (Number(hour) < 1 || Number(hour) > NOON))) return null;
  const hours = half ? (Number(hour) % NOON) + (half === 'pm' ? NOON : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
};

/** Joins 'a. m.' and 'p. m.', so that only the 'a' between two times remains. */
const plain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/\b12(:00)? ?m\b\.?/g, '12:00pm');

/** '8:00 a 12:00 y 14:00 a 18:00' or 'cerrado'; null when invalid. */
export const parseDayHours = (typed: string): string | null => {
  const text = plain(typed);
  if (text === '' || text === 'cerrado') return '';
  const spans = text.split(/,|;|\by\b/).map((span) => {
    const [opens, closes, ...others] = span
      .trim()
      .replace(/^de /, '')
      .split(/-|–|\ba\b|\bhasta\b/)
      .map((time) => time.trim());
    return others.length > 0 ? '' : `${timeOf(opens ?? '') ?? ''}-${timeOf(closes ?? '') ?? ''}`;
  });
  const hours = spans.join(',');
  return isDayHours(hours) ? hours : null;
};

/** '8:00 a. m.' from 'HH:mm'. */
export const clockText = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  if (time === '12:00') return '12:00 m.';
  const hours = Number(hour) % NOON || NOON;
  return `${hours}:${minute} ${Number(hour) < NOON ? 'a. m.' : 'p. m.'}`;
};

export const dayHoursText = (hours: string): string =>
  openSpans(hours)
    .map(({ opens, closes }) => `${clockText(opens)} a ${clockText(closes)}`)
    .join(' y ') || 'Cerrado';

/** `time` is 'HH:mm' in Colombia. */
export const openStateAt = (hours: string, time: string): { isOpen: boolean; text: string } => {
  const spans = openSpans(hours);
  const present = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (present) return { isOpen: true, text: `Abierto, cierra a las ${clockText(present.closes)}` };
  const next = spans.find(({ opens }) => opens > time);
  if (next) return { isOpen: false, text: `Cerrado, abre a las ${clockText(next.opens)}` };
  return { isOpen: false, text: spans.length > 0 ? 'Ya cerró por hoy' : 'Cerrado hoy' };
};

const SATURDAY = 6;
const SUNDAY = 0;

/** @param day 'yyyy-MM-dd' in Colombia */
export function hoursOfDay(
  hours: Readonly<Record<HoursDay, string>>,
  day: string,
  isHoliday: boolean,
): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY || isHoliday) return hours.sunday;
  return weekday === SATURDAY ? hours.saturday : hours.weekdays;
}
