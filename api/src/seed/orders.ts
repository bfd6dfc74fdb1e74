import type { CustomerData } from '@lacteos/contracts/schemas';

import { DEMO_ADMIN, DEMO_CASHIER, DEMO_CUSTOMER, type DemoAccount } from './accounts.js';

/** Days count back from seeding; lines name products by their picture. */
export interface DemoOrder {
  placedDaysAgo: number;
  paidDaysAgo?: number;
  dispatchedDaysAgo?: number;
  isCancelled?: boolean;
  buyer: DemoAccount;
  method: string;
  lines: readonly (readonly [picture: string, quantity: number])[];
  transactionNumber?: string;
  carrier?: string;
  guide?: string;
  customer?: CustomerData;
}

const restaurant: CustomerData = {
  identification: '900842137',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  id_type: '31',
  check_digit: '8',
  nameCompany: 'Asadero El Botalón SAS',
  commercial_name: 'El Botalón',
  address: 'Carrera 30 # 38-12',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Diana',
  contact_last_name: 'Castañeda',
  contact_email: 'compras@elbotalon.test',
  contact_phone: '3127800045',
};

// oxfmt-ignore
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { placedDaysAgo: 41, paidDaysAgo: 41, dispatchedDaysAgo: 40, buyer: DEMO_CUSTOMER, method: 'Wompi', transactionNumber: '115933-1731950000-10001', carrier: 'SERVIENTREGA', guide: '2089541101', lines: [['yogurt-fresa', 2], ['queso-campesino', 1], ['arequipe-tradicional', 2]] },
  { placedDaysAgo: 33, paidDaysAgo: 32, dispatchedDaysAgo: 30, buyer: DEMO_ADMIN, method: 'Consignacion Bancolombia', transactionNumber: 'CB-558812', carrier: 'COORDINADORA', guide: '77340021', customer: restaurant, lines: [['queso-doble-crema', 6], ['queso-mozzarella', 4]] },
  { placedDaysAgo: 26, isCancelled: true, buyer: DEMO_CUSTOMER, method: 'Efectivo', lines: [['kumis-natural', 3], ['panelitas-de-leche', 1]] },
  { placedDaysAgo: 21, paidDaysAgo: 21, dispatchedDaysAgo: 21, buyer: DEMO_CASHIER, method: 'Nequi', transactionNumber: 'M8841207', carrier: 'MENSAJEROS URBANOS', guide: 'MU-3021', lines: [['avena-tradicional', 2], ['arroz-con-leche', 4]] },
  { placedDaysAgo: 15, paidDaysAgo: 14, dispatchedDaysAgo: 12, buyer: DEMO_CUSTOMER, method: 'Efectivo', carrier: 'INTER RAPIDISIMO', guide: '700099213', lines: [['yogurt-guanabana', 1], ['postre-tres-leches', 2], ['queso-siete-cueros', 1]] },
  { placedDaysAgo: 9, paidDaysAgo: 9, buyer: DEMO_CASHIER, method: 'Tarjeta Débito', transactionNumber: '004417', lines: [['leche-entera', 6], ['queso-pera', 2]] },
  { placedDaysAgo: 6, paidDaysAgo: 6, buyer: DEMO_CUSTOMER, method: 'Wompi', transactionNumber: '115933-1734970000-10002', lines: [['yogurt-mora', 2], ['flan-caramelo', 3]] },
  { placedDaysAgo: 4, paidDaysAgo: 3, buyer: DEMO_ADMIN, method: 'Crédito', customer: restaurant, lines: [['queso-mozzarella', 3], ['quesillo', 5]] },
  { placedDaysAgo: 2, buyer: DEMO_CUSTOMER, method: 'Efectivo', lines: [['kumis-natural', 2], ['brevas-con-arequipe', 1]] },
  { placedDaysAgo: 1, buyer: DEMO_CASHIER, method: 'Efectivo', lines: [['yogurt-arequipe', 6], ['arequipe-tradicional', 1]] },
];
