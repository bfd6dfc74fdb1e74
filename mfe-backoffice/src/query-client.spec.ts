import { installAuthority, signOut, startSession } from '@lacteos/session-bus';

import { queryClient } from './query-client';
import { anAdmin } from './testing/builders';

describe('the cache of read data', () => {
  it('is emptied when the user signs out', async () => {
    await installAuthority({ refresh: async () => null, signOut: async () => undefined });
    startSession({ token: 'a-token', expiresIn: 900, user: anAdmin() });
    queryClient.setQueryData(['admin-orders'], ['an order']);
    expect(queryClient.getQueryData(['admin-orders'])).toEqual(['an order']);
    await signOut();
    expect(queryClient.getQueryData(['admin-orders'])).toBeUndefined();
  });
});
