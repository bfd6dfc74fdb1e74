import type { SessionUser } from '@lacteos/contracts';
import { installAuthority, signOut, startSession } from '@lacteos/session-bus';

import { queryClient } from './query-client';

const admin: SessionUser = {
  id: 3,
  id_role: 3,
  name: 'Laura',
  last: 'Gómez',
  nameCompany: null,
  phone: '3100000000',
  city_code: '50001',
  state_code: '50',
  email: 'admin@demo.test',
  stores: [],
};

describe('the cache of read data', () => {
  it('is emptied when the user signs out', async () => {
    await installAuthority({ refresh: async () => null, signOut: async () => undefined });
    startSession({ token: 'a-token', expiresIn: 900, user: admin });
    queryClient.setQueryData(['invoice-types'], ['a type']);
    expect(queryClient.getQueryData(['invoice-types'])).toEqual(['a type']);
    await signOut();
    expect(queryClient.getQueryData(['invoice-types'])).toBeUndefined();
  });
});
