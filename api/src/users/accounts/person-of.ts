import type { Person } from '#platform/personal-data/index.js';
import type { User } from './user.entity.js';

export const personOf = (
  user: Pick<User, 'id' | 'email' | 'id_type' | 'n_document' | 'phone'> & Partial<User>,
  ownsEmail = false,
): Person => ({
  id: user.id,
  email: user.email,
  idType: user.id_type,
  document: user.n_document,
  phone: user.phone,
  names: [user.first_name, user.last_name, user.name_company, user.commercial_name].filter(
    (name) => typeof name === 'string' && name !== '',
  ) as string[],
  ownsEmail,
});
