import type { SessionUser } from '@lacteos/contracts/schemas';

export const aUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  id_role: 1,
  name: 'Ana',
  last: 'Rojas',
  nameCompany: null,
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  stores: [],
  ...changes,
});
