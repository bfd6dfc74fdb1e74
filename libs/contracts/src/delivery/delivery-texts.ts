import type { DeliveryDay, DeliveryPromise } from '../generated/api.js';
import { formatMoney } from '../money/money.js';
import { colombianDay, colombianTime, dayAfter } from '../time/colombian-day.js';

type Promise = Pick<DeliveryPromise, 'zone' | 'next' | 'now'>;
type Price = Pick<DeliveryPromise, 'price' | 'freeFrom'>;

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** 'sábado 28', with the month when it is another one than that of `today`. */
export function deliveryDayText(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()}`;
  return day.slice(0, 7) === today.slice(0, 7) ? text : `${text} de ${MONTHS[date.getUTCMonth()]}`;
}

/** 'antes de hoy 14:00', 'antes de mañana 14:00' or 'antes del viernes 27 14:00'. */
function orderBeforeText(orderBefore: string, now: string): string {
  const [moment, today] = [new Date(orderBefore), colombianDay(new Date(now))];
  const [day, hour] = [colombianDay(moment), colombianTime(moment).slice(0, 5)];
  if (day === today) return `antes de hoy ${hour}`;
  if (day === dayAfter(today)) return `antes de mañana ${hour}`;
  return `antes del ${deliveryDayText(day, today)} ${hour}`;
}

/** 'Llega el sábado 28, pida antes de hoy 14:00'; null where nothing is promised. */
export function arrivalText({ zone, next, now }: Promise): string | null {
  if (!zone || !next) return null;
  const day = deliveryDayText(next.day, colombianDay(new Date(now)));
  const arrival = zone.isByCourier ? `Llega a más tardar el ${day}` : `Llega el ${day}`;
  return next.orderBefore === null ? arrival : `${arrival}, pida ${orderBeforeText(next.orderBefore, now)}`;
}

/** '$ 6.000', with cents only where there are some. */
const moneyText = (pesos: number): string => formatMoney(pesos).replace(/,00$/, '');

/** 'Envío $ 6.000, gratis desde $ 80.000'; null where nothing is promised. */
export function shippingText({ price, freeFrom }: Price): string | null {
  if (price === null) return null;
  if (price === 0) return 'Envío gratis';
  const text = `Envío ${moneyText(price)}`;
  return freeFrom === null ? text : `${text}, gratis desde ${moneyText(freeFrom)}`;
}

const CLOSURE_TEXTS = {
  weekday: 'No hay entregas ese día de la semana.',
  holiday: 'No hay entregas en festivo.',
  full: 'Las entregas de ese día se agotaron.',
} as const;

/** Why a day can't be chosen or, of an open one, until when one must order. */
export function dayClosedText(day: DeliveryDay, now: string): string {
  const before = day.orderBefore === null ? '' : orderBeforeText(day.orderBefore, now);
  switch (day.closedBecause) {
    case null:
      return `Pida ${before}.`;
    case 'closed':
      return day.reason ? `Sin entregas: ${day.reason}` : 'No hay entregas ese día.';
    case 'cut-off':
      return `Había que pedir ${before}.`;
    default:
      return CLOSURE_TEXTS[day.closedBecause];
  }
}

/** Where nothing is delivered. */
export function outsideText({ nearestStores }: Pick<DeliveryPromise, 'nearestStores'>): string {
  const [store] = nearestStores;
  const text = 'Todavía no hacemos entregas en su municipio.';
  return store ? `${text} La tienda aliada más cercana es ${store.name}, en ${store.city}.` : text;
}
