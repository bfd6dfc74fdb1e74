import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { countText } from '@lacteos/contracts/parsing/count-text';
import type { DeliveryZone } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';

export const WEEKDAYS = [
  { value: 1, label: 'lunes' },
  { value: 2, label: 'martes' },
  { value: 3, label: 'miércoles' },
  { value: 4, label: 'jueves' },
  { value: 5, label: 'viernes' },
  { value: 6, label: 'sábado' },
  { value: 7, label: 'domingo' },
] as const;

export const EVERYWHERE = '*';
const MIN_RANGE = 3;
const SHOWN_PLACES = 3;

const listText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

/** 'lunes a sábado', 'martes, jueves y sábado'. */
export function weekdaysText(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const names = sorted.map((day) => WEEKDAYS.find(({ value }) => value === day)?.label ?? '');
  const isRange =
    sorted.length >= MIN_RANGE && sorted.every((day, index) => day === Number(sorted[0]) + index);
  if (sorted.length === WEEKDAYS.length) return 'todos los días';
  return isRange ? `${names[0]} a ${names.at(-1)}` : listText(names);
}

/** @param code a municipality, a department or everywhere */
export function placeText(code: string): string {
  if (code === EVERYWHERE) return 'Todo el país';
  const department = departmentName(code.slice(0, 2)) ?? code;
  return code.length === 2
    ? `${department} (todo el departamento)`
    : `${municipalityName(code) ?? code}, ${department}`;
}

type Place = DeliveryZone['places'][number];

const areaText = ({ cityCode, neighbourhood }: Place): string =>
  neighbourhood === '' ? placeText(cityCode) : `${neighbourhood} (${placeText(cityCode)})`;

export function placesText(places: readonly Place[]): string {
  const served = places.filter(({ isExcluded }) => !isExcluded).map(areaText);
  const excluded = places.filter(({ isExcluded }) => isExcluded).map(areaText);
  const more = served.length - SHOWN_PLACES;
  const shown = more > 0 ? `${served.slice(0, SHOWN_PLACES).join('; ')} y ${more} más` : served.join('; ');
  if (excluded.length === 0) return shown;
  return `${shown}. No llega a ${excluded.length > SHOWN_PLACES ? countText(excluded.length, 'lugar', 'lugares') : listText(excluded)}`;
}

/** When an order has to come in. */
export function cutOffText({ cutOff, leadDays, isByCourier }: CutOff): string {
  if (isByCourier) return `Llega ${countText(leadDays, 'día hábil', 'días hábiles')} después`;
  if (leadDays === 0) return `Hasta las ${cutOff} del mismo día`;
  return `Hasta las ${cutOff}, ${countText(leadDays, 'día de entrega', 'días de entrega')} antes`;
}
type CutOff = Pick<DeliveryZone, 'cutOff' | 'leadDays' | 'isByCourier'>;

export function priceText({
  price,
  freeFrom,
  minimum,
}: Pick<DeliveryZone, 'price' | 'freeFrom' | 'minimum'>): string {
  return [
    price === 0 ? 'Gratis' : formatMoney(price),
    freeFrom !== null && price > 0 && `gratis desde ${formatMoney(freeFrom)}`,
    minimum !== null && `pedido mínimo ${formatMoney(minimum)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
