import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { DeliveryZone, NewDeliveryZone } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';

import { placesText, placeText, weekdaysText } from './zone-texts';

export interface NeighbourhoodPlace {
  cityCode: string;
  neighbourhood: string;
}
export interface ZoneValues {
  name: string;
  isActive: boolean;
  isByCourier: boolean;
  isCold: boolean;
  weekdays: number[];
  worksOnHolidays: boolean;
  cutOff: string;
  leadDays: FieldNumber;
  price: FieldNumber;
  freeFrom: FieldNumber;
  minimum: FieldNumber;
  capacity: FieldNumber;
  /** Codes of whole municipalities and departments, or everywhere. */
  places: string[];
  neighbourhoods: NeighbourhoodPlace[];
  excluded: string[];
}

export const ZONE_LABELS: Readonly<Record<keyof ZoneValues, string>> = {
  name: 'Nombre',
  isActive: 'Activa',
  isByCourier: 'Quién la lleva',
  isCold: 'Viaja con frío',
  weekdays: 'Días de entrega',
  worksOnHolidays: 'También los festivos',
  cutOff: 'Hora de corte',
  leadDays: 'Días de anticipación',
  price: 'Valor del envío',
  freeFrom: 'Gratis desde',
  minimum: 'Pedido mínimo',
  capacity: 'Pedidos por día',
  places: 'Municipios y departamentos',
  neighbourhoods: 'Barrios',
  excluded: 'Lugares donde no se entrega',
};

/** A zone that is not saved yet. */
export const NEW_ZONE: DeliveryZone = {
  id: 0,
  version: 1,
  name: '',
  isActive: true,
  isByCourier: false,
  isCold: true,
  weekdays: [1, 2, 3, 4, 5, 6],
  worksOnHolidays: false,
  cutOff: '14:00',
  leadDays: 1,
  price: 0,
  freeFrom: null,
  minimum: null,
  capacity: null,
  places: [],
};

type Place = DeliveryZone['places'][number];
const isWhole = ({ neighbourhood, isExcluded }: Place): boolean => neighbourhood === '' && !isExcluded;

export const zoneValuesOf = ({ id: _id, version: _version, places, ...zone }: DeliveryZone): ZoneValues => ({
  ...zone,
  places: places.filter(isWhole).map(({ cityCode }) => cityCode),
  neighbourhoods: places
    .filter(({ neighbourhood, isExcluded }) => neighbourhood !== '' && !isExcluded)
    .map(({ cityCode, neighbourhood }) => ({ cityCode, neighbourhood })),
  excluded: places.filter(({ isExcluded }) => isExcluded).map(({ cityCode }) => cityCode),
});

export const zoneRequest = ({ neighbourhoods, excluded, ...values }: ZoneValues): NewDeliveryZone => ({
  ...values,
  leadDays: numberIn(values.leadDays) ?? 0,
  price: numberIn(values.price) ?? 0,
  freeFrom: numberIn(values.freeFrom),
  minimum: numberIn(values.minimum),
  capacity: values.isByCourier ? null : numberIn(values.capacity),
  places: [
    ...values.places.map((cityCode) => ({ cityCode, neighbourhood: '', isExcluded: false })),
    ...neighbourhoods.map((place) => ({ ...place, isExcluded: false })),
    ...excluded.map((cityCode) => ({ cityCode, neighbourhood: '', isExcluded: true })),
  ],
});

const MONEY: ReadonlySet<keyof ZoneValues> = new Set(['price', 'freeFrom', 'minimum']);

/** Value of a field that another person changed. */
export function zoneValueText(field: keyof ZoneValues, value: ZoneValues[keyof ZoneValues]): string {
  if (value === null || value === '') return 'vacío';
  if (field === 'isByCourier') return value ? 'Transportadora' : 'Ruta propia';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (field === 'weekdays') return weekdaysText(value as number[]);
  if (field === 'neighbourhoods') return placesText(value as NeighbourhoodPlace[]) || 'ninguno';
  if (Array.isArray(value)) return (value as string[]).map(placeText).join('; ') || 'ninguno';
  return MONEY.has(field) && typeof value === 'number' ? formatMoney(value) : String(value);
}
