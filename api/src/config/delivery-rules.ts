import type { EnvReader } from '@lacteos/contracts/env';

export interface DeliveryRules {
  /** Whether customers must choose a delivery once a zone is active. */
  readonly isRequired: boolean;
  /** Code at SIIGO of the service on invoices, and the VAT inside its price in percent; 0: excluded. */
  readonly item: string;
  readonly vatPercent: number;
}

const ITEM_CODE = /^[A-Za-z0-9_-]{1,30}$/;

export const readDeliveryRules = (reader: EnvReader): DeliveryRules => ({
  isRequired: reader.boolean('DELIVERY_REQUIRED', false),
  item: reader.parsed(
    'SHIPPING_ITEM',
    'ENVIO',
    (text) => (ITEM_CODE.test(text) ? text : null),
    'a code of 1 to 30 letters, digits, - or _',
  ),
  vatPercent: Number(reader.choice('SHIPPING_VAT', ['19', '5', '0'], '19')),
});

export interface PickupRules {
  /** Time that the store needs while it is open. */
  readonly preparationMinutes: number;
  /** Open days after the one on which the order is ready. */
  readonly days: number;
}

export const readPickupRules = (reader: EnvReader): PickupRules => ({
  preparationMinutes: reader.integer('PICKUP_PREPARATION_MINUTES', 120, { min: 0, max: 2_880 }),
  days: reader.integer('PICKUP_DAYS', 3, { min: 0, max: 30 }),
});
