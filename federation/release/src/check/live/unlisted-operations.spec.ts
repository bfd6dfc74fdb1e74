import { unlistedOperations } from './unlisted-operations.js';

const LISTED = ['GET /cart/{}', 'POST /cart', 'PUT /account/{}/{}'];

describe('operations of the API that a visit sees', () => {
  it('are refused unless the manifest lists method and address [N-37-214]', () => {
    const called = [
      'GET /cart/7',
      'DELETE /cart/7',
      'POST /cart',
      'GET /cart',
      'PUT /account/email/7',
      'POST /order',
    ];
    expect(unlistedOperations(LISTED, called)).toEqual([
      'calls DELETE /cart/7, which the manifest does not list',
      'calls GET /cart, which the manifest does not list',
      'calls POST /order, which the manifest does not list',
    ]);
  });

  it('are not judged when a project lists none [N-37-214]', () => {
    expect(unlistedOperations(null, ['POST /order'])).toEqual([]);
  });
});
