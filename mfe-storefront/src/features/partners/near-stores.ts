import type { ShownPartner } from '@lacteos/contracts/schemas';
import { distanceKm, parseLocation, type Point } from '@lacteos/contracts/stores/store-location';

/** Null when either place is unknown. */
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

/** Nearest first, unknown distances last; '' for all towns. */
export const nearStores = (stores: readonly ShownPartner[], town: string, from: Point | null): NearStore[] =>
  stores
    .filter((store) => town === '' || placeOf(store) === town)
    .map((store) => ({ store, km: distanceOf(store, from) }))
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);

export const distanceText = (km: number): string =>
  km < 1
    ? 'a menos de 1 km'
    : `a ${km.toLocaleString('es-CO', { maximumFractionDigits: km < 10 ? 1 : 0 })} km`;
