import type { ShownPartner } from '@lacteos/contracts/schemas';
import { distanceKm, parseLocation, type Point } from '@lacteos/contracts/stores/store-location';

/** A store with its distance from the shopper; null when either place is not known. */
export interface NearStore {
  store: ShownPartner;
  km: number | null;
}

const placeOf = ({ city, country }: ShownPartner): string => `${city}, ${country}`;

export const townsOf = (stores: readonly ShownPartner[]): string[] =>
  [...new Set(stores.map(placeOf))].sort((one, other) => one.localeCompare(other, 'es'));

const distanceOf = ({ location }: ShownPartner, from: Point | null): number | null => {
  const place = from && location ? parseLocation(location) : null;
  return from && place ? distanceKm(from, place) : null;
};

/** The stores of a town ('' for all), the nearest first; those whose distance is not known come last, in their order. */
export const nearStores = (stores: readonly ShownPartner[], town: string, from: Point | null): NearStore[] =>
  stores
    .filter((store) => town === '' || placeOf(store) === town)
    .map((store) => ({ store, km: distanceOf(store, from) }))
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);

export const distanceText = (km: number): string =>
  km < 1
    ? 'a menos de 1 km'
    : `a ${km.toLocaleString('es-CO', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`;
