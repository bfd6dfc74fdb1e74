import { pickupMomentText } from '@lacteos/contracts/delivery/pickup-texts';
import { dayHoursText, HOURS_DAYS, type HoursDay } from '@lacteos/contracts/stores/store-hours';

import { mailText } from '#platform/text/index.js';

export interface MailedPickup {
  readonly code: string;
  readonly readyFrom: Date;
  readonly until: Date;
  readonly store: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly hours: Readonly<Record<HoursDay, string>> | null;
}

export const pickupPlaceText = ({
  store,
  address,
  city,
}: Pick<MailedPickup, 'store' | 'address' | 'city'>): string =>
  [store, address, city]
    .filter(Boolean)
    .map((text) => mailText(text))
    .join(', ');

/** @param isVerified an unverified address may belong to somebody else: it gets no code */
export const pickupTexts = (pickup: MailedPickup, isVerified: boolean): string[] => [
  `Recójalo en ${pickupPlaceText(pickup)}.`,
  `Estará listo ${pickupMomentText(pickup.readyFrom.toISOString())}`,
  ...fetchingTexts(pickup, isVerified),
];

/** Like {@link pickupTexts}, once the order is packed. */
export const packedPickupTexts = (orderId: number, pickup: MailedPickup, isVerified: boolean): string[] => [
  `Ya empacamos su pedido ${orderId}. Lo espera en ${pickupPlaceText(pickup)}.`,
  ...hoursTexts(pickup),
  ...fetchingTexts(pickup, isVerified),
];

const DAYS = Object.keys(HOURS_DAYS) as HoursDay[];

const hoursTexts = ({ hours }: MailedPickup): string[] =>
  hours ? DAYS.map((day) => `${HOURS_DAYS[day]}: ${dayHoursText(hours[day])}`) : [];

const fetchingTexts = (pickup: MailedPickup, isVerified: boolean): string[] => [
  `Lo guardamos hasta ${pickupMomentText(pickup.until.toISOString())}`,
  isVerified
    ? `Muestre este código o su documento: ${pickup.code}`
    : 'Muestre su documento, o el código que está en la página del pedido.',
  ...(pickup.phone ? [`Teléfono de la tienda: ${mailText(pickup.phone)}`] : []),
];
