import { api, aRelease } from '../../testing/static-fixture.js';
import { checkBundleOperations } from './bundle-operations.js';

const SCRIPTS = {
  'entry.js': 'o.post("/cart",e);const t={to:"/product/1"}',
  '../../libraries/files/7.js': 'o.get("/product/"+e)',
};
const judge = async (apiOperations: string[] | undefined, document: typeof api | null = api) =>
  checkBundleOperations(await aRelease('mfe-toy', {}, { apiOperations }), SCRIPTS, { api: document });

describe('the scripts of a release', () => {
  it('call only what the manifest lists [N-37-301]', async () => {
    expect(await judge(['POST /cart'])).toMatchObject([{ level: 'fine' }]);
  });

  it('are refused with a call that the manifest does not list [N-37-301]', async () => {
    expect(await judge(['GET /product/{}'])).toEqual([
      {
        check: 'script-calls',
        level: 'breaks',
        message: 'entry.js calls POST /cart, which the manifest does not list: build it again',
        affects: ['visitors'],
      },
    ]);
  });

  it('are not judged without a list or without the document of the API', async () => {
    expect(await judge(undefined)).toEqual([]);
    expect(await judge([], null)).toEqual([]);
  });
});
