import { clockText } from '../stores/store-hours.js';
import { colombianDay, colombianTime, dayAfter } from '../time/colombian-day.js';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
] as const;

/** 'lunes 30 de noviembre' from 'yyyy-MM-dd'. */
export function weekdayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()] ?? ''}`;
}

const timeText = (moment: Date): string => clockText(colombianTime(moment).slice(0, 5));

function dayText(moment: Date, now: Date): string {
  const [day, today] = [colombianDay(moment), colombianDay(now)];
  if (day === today) return 'hoy';
  return day === dayAfter(today) ? 'mañana' : `el ${weekdayText(day)}`;
}

/** 'el lunes 30 de noviembre, 8:00 a. m.', which ends a sentence; for mails and papers, which are read later. */
export const pickupMomentText = (iso: string): string => {
  const moment = new Date(iso);
  return `el ${weekdayText(colombianDay(moment))}, ${timeText(moment)}`;
};

/** 'Listo para recoger hoy desde las 4:00 p. m.' */
export const pickupReadyText = (readyFrom: string, now: Date): string => {
  const moment = new Date(readyFrom);
  if (moment <= now) return 'Listo para recoger';
  return `Listo para recoger ${dayText(moment, now)} desde las ${timeText(moment)}`;
};

/** 'Lo guardamos hasta mañana, 6:00 p. m.' */
export const pickupUntilText = (until: string, now: Date): string => {
  const moment = new Date(until);
  const when = `${dayText(moment, now)}, ${timeText(moment)}`;
  return moment < now ? `Lo guardamos hasta ${when}; ese plazo ya pasó` : `Lo guardamos hasta ${when}`;
};
