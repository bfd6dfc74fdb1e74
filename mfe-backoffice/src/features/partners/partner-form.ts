import type { AdminPartner, NewPartner } from '@lacteos/contracts/schemas';
import {
  dayHoursText,
  HOURS_DAYS,
  parseDayHours,
  type HoursDay,
} from '@lacteos/contracts/stores/store-hours';
import { locationText, parseLocation } from '@lacteos/contracts/stores/store-location';

type Required = Omit<NewPartner, 'hours' | 'location'>;
/** `country` is the department's name; hours and place are as typed. */
export type PartnerValues = Required & Record<HoursDay, string> & { location: string };

export const INCOMPLETE = 'Por favor, complete todos los campos.';
const REQUIRED_LABELS: Readonly<Record<keyof Required, string>> = {
  name: 'Nombre',
  address: 'Dirección',
  image: 'Imagen',
  country: 'Departamento',
  city: 'Ciudad',
  phone: 'Teléfono',
};
export const PARTNER_LABELS: Readonly<Record<keyof PartnerValues, string>> = {
  ...REQUIRED_LABELS,
  ...HOURS_DAYS,
  location: 'Ubicación',
};
export const DAYS = Object.keys(HOURS_DAYS) as HoursDay[];
const REQUIRED = Object.keys(REQUIRED_LABELS) as (keyof Required)[];
const FIELDS = Object.keys(PARTNER_LABELS) as (keyof PartnerValues)[];

export const partnerValuesOf = ({ hours, location, ...partner }: AdminPartner): PartnerValues => ({
  ...(Object.fromEntries(REQUIRED.map((field) => [field, partner[field]])) as unknown as Required),
  ...(Object.fromEntries(DAYS.map((day) => [day, hours ? dayHoursText(hours[day]) : ''])) as Record<
    HoursDay,
    string
  >),
  location: location?.replace(',', ', ') ?? '',
});

/** No text at all: unknown hours. A day without text: closed. */
const hoursOf = (values: Record<HoursDay, string>): NonNullable<NewPartner['hours']> | null =>
  DAYS.every((day) => values[day].trim() === '')
    ? null
    : (Object.fromEntries(DAYS.map((day) => [day, parseDayHours(values[day]) ?? values[day]])) as Record<
        HoursDay,
        string
      >);

const placeOf = (typed: string): string | null => {
  const point = parseLocation(typed);
  return point ? locationText(point) : typed.trim() || null;
};

/** Cleared fields are empty texts, unknown hours and places null. */
export const filledValues = (values: Partial<PartnerValues>): NewPartner => {
  const filled = Object.fromEntries(
    FIELDS.map((field) => [field, values[field] ?? '']),
  ) as unknown as PartnerValues;
  const { weekdays, saturday, sunday, location, ...required } = filled;
  return { ...required, hours: hoursOf({ weekdays, saturday, sunday }), location: placeOf(location) };
};

export const isComplete = (values: Partial<PartnerValues>): boolean =>
  REQUIRED.every((field) => (values[field] ?? '').trim() !== '');
