import type { DriverStop } from '@lacteos/contracts/schemas';

export const callAddress = ({ phone }: Pick<DriverStop, 'phone'>): string | null => {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
};

/** Opens the phone's own app for maps where it has one. */
export const mapAddress = ({ address, city }: Pick<DriverStop, 'address' | 'city'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${city}, Colombia`)}`;
