import type { ShownPartner } from '../generated/api.js';

export type Partner = Omit<ShownPartner, 'hoursToday' | 'productsInStock'>;
