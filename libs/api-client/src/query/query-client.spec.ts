import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { installAuthority, readRoot, signOut, startSession, updateRoot } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';

import { ApiError } from '../api-error.js';
import { createQueryClient } from './query-client.js';

const admin = aUser({ id: 3, id_role: 3, email: 'admin@demo.test' });

describe('the cache of queries', () => {
  it('is emptied when the user signs out', async () => {
    const client = createQueryClient();
    await installAuthority({ refresh: async () => null, signOut: async () => undefined });
    startSession({ token: 'a-token', expiresIn: 900, user: admin });
    client.setQueryData(['admin-orders'], ['an order']);
    expect(client.getQueryData(['admin-orders'])).toEqual(['an order']);
    await signOut();
    expect(client.getQueryData(['admin-orders'])).toBeUndefined();
  });

  it("keeps the office's lists in memory only, while the user is signed in [S-148]", async () => {
    const client = createQueryClient();
    startSession({ token: 'a-token', expiresIn: 900, user: admin });
    const lists = ['products', 'partners', 'stores', 'orders', 'users', 'customers', 'invoices', 'payments'];
    for (const list of lists) client.setQueryData([list], [`one of ${list}`]);
    expect(lists.map((list) => client.getQueryData([list]))).toEqual(lists.map((list) => [`one of ${list}`]));
    updateRoot({ user: admin, cart: [], shippingAddress: null, paymentMethod: { id: 1, name: 'Efectivo' } });
    expect(Object.keys(readRoot()).sort()).toEqual(['cart', 'paymentMethod', 'shippingAddress', 'user']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('one of');
    await signOut();
    expect(lists.map((list) => client.getQueryData([list]))).toEqual(lists.map(() => undefined));
  });

  it.each([
    ['refetches after a write of unknown outcome', true, 2],
    ['does not refetch after a refused write', false, 1],
  ])('%s [N-33-607]', async (_case, isOutcomeUnknown, reads) => {
    const client = createQueryClient();
    const queryFn = jest.fn(async () => 1);
    const page = new QueryObserver(client, { queryKey: ['stock'], queryFn, staleTime: Infinity });
    const leave = page.subscribe(() => undefined);
    await page.refetch();
    const mutationFn = async () => {
      throw new ApiError({ status: 0, code: 'X', message: 'no', isOutcomeUnknown });
    };
    const form = new MutationObserver(client, { mutationFn });
    await expect(form.mutate()).rejects.toThrow('no');
    expect(queryFn).toHaveBeenCalledTimes(reads);
    leave();
  });

  it.each([
    ['reports a failure at once', {}, 500, 1],
    ['retries once after a server failure when configured to', { retriesOnce: true }, 500, 2],
    ['never retries a refused read', { retriesOnce: true }, 404, 1],
  ])('%s', async (_case, options, status, calls) => {
    const client = createQueryClient(options);
    const read = jest.fn(async () => {
      throw new ApiError({ status, code: 'X', message: 'no' });
    });
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn: read, ...retryOf(client) })).rejects.toThrow(
      'no',
    );
    expect(read).toHaveBeenCalledTimes(calls);
  });
});

// fetchQuery never retries unless it gets the client's options for a page.
const retryOf = (client: ReturnType<typeof createQueryClient>) => ({
  retry: client.getDefaultOptions().queries?.retry,
});
