import { pictureUrl } from '@lacteos/contracts/pictures/picture-url';
import { sentence } from '@lacteos/contracts/sentence';
import type { ShownPartner, StoreHours } from '@lacteos/contracts/schemas';
import {
  dayHoursText,
  HOURS_DAYS,
  openSpans,
  type HoursDay,
  type OpenSpan,
} from '@lacteos/contracts/stores/store-hours';
import { parseLocation } from '@lacteos/contracts/stores/store-location';
import { escapeHtml } from 'gateway';
import type { JsonLd } from './structured-data.js';

/** Days of schema.org/DayOfWeek; `PublicHolidays` overrides the weekday. */
const WEEK_DAYS: Readonly<Record<HoursDay, readonly string[]>> = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday', 'PublicHolidays'],
};
/** schema.org's notation for closed all day. */
const CLOSED: readonly OpenSpan[] = [{ opens: '00:00', closes: '00:00' }];
const DAYS = Object.keys(HOURS_DAYS) as HoursDay[];

const hoursOf = (hours: StoreHours): JsonLd[] =>
  DAYS.flatMap((day) => {
    const spans = openSpans(hours[day]);
    return (spans.length > 0 ? spans : CLOSED).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEK_DAYS[day],
      ...span,
    }));
  });

const placeOf = (location: string): JsonLd => {
  const point = parseLocation(location);
  return point ? { geo: { '@type': 'GeoCoordinates', ...point } } : {};
};

/** See schema.org/GroceryStore. */
export const storeOf = (publicUrl: string, canonical: string, store: ShownPartner): JsonLd => {
  const image = pictureUrl(store.image, publicUrl);
  return {
    '@type': 'GroceryStore',
    '@id': `${canonical}#tienda-${store.id}`,
    name: store.name,
    ...(image ? { image } : {}),
    telephone: `+57${store.phone}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.city,
      addressRegion: store.country,
      addressCountry: 'CO',
    },
    ...(store.location ? placeOf(store.location) : {}),
    ...(store.hours ? { openingHoursSpecification: hoursOf(store.hours) } : {}),
  };
};

const storeText = ({ name, address, city, country, phone, hours }: ShownPartner): string =>
  [
    `${name}: ${address}, ${city}, ${country}`,
    `Teléfono ${phone}`,
    ...(hours ? DAYS.map((day) => `${HOURS_DAYS[day]}: ${dayHoursText(hours[day])}`) : []),
  ]
    .map(sentence)
    .join(' ');

export const storesHtml = (stores: readonly ShownPartner[]): string =>
  stores.length === 0
    ? ''
    : `<ul>${stores.map((store) => `<li>${escapeHtml(storeText(store))}</li>`).join('')}</ul>`;
