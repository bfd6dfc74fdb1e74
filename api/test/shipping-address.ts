import type { OrderAddress } from '@lacteos/contracts/schemas';

export const ADDRESS: OrderAddress = {
  first_name: 'Ana',
  last_name: 'Peña',
  nameCompany: 'N/A',
  address: 'Calle 15 # 41-20',
  city_code: '50001',
  state_code: '50',
  email: 'ana@lacteos.test',
  phone: '3101234567',
};
