import type { SessionUser, StoreSummary } from '@lacteos/contracts/schemas';
import type { User } from './user.entity.js';

export const sessionUserOf = (user: User, stores: StoreSummary[]): SessionUser => ({
  id: user.id,
  id_role: user.id_role,
  name: user.first_name,
  last: user.last_name,
  nameCompany: user.name_company,
  phone: user.phone,
  city_code: user.city_code,
  state_code: user.state_code,
  email: user.email,
  stores,
});
