import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { rememberWanted, wantedProducts } from '@lacteos/session-bus';
import { aUser, signIn } from '@lacteos/session-bus/testing';

import { deliverWanted } from './deliver-wanted';

describe('the products that a visitor wanted', () => {
  it.each([
    ['the network', () => 'network-loss' as const],
    ['the gateway', failure(503, 'GATEWAY.API_UNAVAILABLE', 'No disponible.')],
  ])(
    'are added once after %s lost the answer, since the retry has the same key [N-33-611]',
    async (_what, lost) => {
      const http = stubHttp({ 'POST /cart': lost });
      await signIn(aUser());
      rememberWanted({ id: 7, name: 'Kumis', image: '', quantity: 2 });
      await deliverWanted();
      expect(wantedProducts()).toHaveLength(1);
      http.reply({ 'POST /cart': answer([]) });
      await deliverWanted();
      expect(wantedProducts()).toEqual([]);
      const [first, second] = http.requestsTo('POST /cart').map(({ headers }) => headers['idempotency-key']);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(second).toBe(first);
      http.restore();
    },
  );
});
