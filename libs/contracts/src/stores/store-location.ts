/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const LOCATION = /^\s*(-?\d{1,2}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/;
const DECIMALS = 5;
/** Mean radius (IUGG). */
const EARTH_KM = 6371;

/** 'latitude, longitude' in degrees, as maps copy it; null when invalid. */
export const parseLocation = (text: string): Point | null => {
  const [, latitude, longitude] = LOCATION.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
};

/** 'latitude,longitude', to the metre. */
export const locationText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(',');

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine formula. */
export const distanceKm = (one: Point, other: Point): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};
