import type { Product } from './records.js';
import { guidOf } from './seed-customers.js';

/** Services that the shop's settings name and an accountant has made. */
export const seedServices = (now: number): Product[] => [
  {
    id: guidOf('product ENVIO'),
    code: 'ENVIO',
    name: 'Envío',
    type: 'Service',
    account_group: 1253,
    tax_classification: 'Taxed',
    tax_included: false,
    tax_consumption_value: 0,
    unit: '94',
    stock_control: false,
    active: true,
    metadata: { created: new Date(now).toISOString(), last_updated: null },
  },
];
