import { randomUUID } from 'node:crypto';

import { DIALECTS, holdAfter, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { ClaimsRepository } from '#claims/claim/claims.repository.js';
import { BuyerQuota } from '#orders/order/hold/buyer-quota.js';
import { OwnPasswordCheck, OwnPersons } from '#users/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { findEntities } from '#platform/schema/index.js';
import { type StoredTable, storedTables } from '#platform/stored-data/index.js';

const STREET = 'Vereda de la Carrera 99';
const SHIPPING = {
  ...{ first_name: 'Lolita', last_name: 'Distintiva', nameCompany: 'N/A', address: STREET },
  ...{ city_code: '50001', state_code: '50', email: 'carrera@privacidad.test', phone: '3119998877' },
};
const FORM = { password: TEST_PASSWORD, word: 'eliminar' };

describe.each(DIALECTS)('an order beside the erasure of its account on $name', (dialect) => {
  let api: TestApi;
  let tables: StoredTable[];
  let shop: ShopBuilder;
  let yogurt: TestProduct;
  beforeAll(async () => {
    tables = storedTables(await findEntities());
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    yogurt = await shop.addProduct({ stock: 1_000 });
  });
  afterAll(() => api.stop());

  const someone = async () => {
    const { user, token } = await api.signedIn(1);
    const place = () =>
      shop.place(token, shop.anOrder(user, [[yogurt, 1]], { shippingAddress: SHIPPING }), randomUUID());
    const erase = () => api.call('POST', '/account/erasure', { token, body: FORM });
    return { user, token, place, erase };
  };
  /** Tables that contain the street of the orders, or another text. */
  const named = async (texts: readonly string[] = [STREET]): Promise<string[]> => {
    const found: string[] = [];
    for (const { name: table } of tables) {
      const rows = await api.uow.manager.query<object[]>(`SELECT * FROM ${table}`);
      if (texts.some((text) => JSON.stringify(rows).includes(text))) found.push(table);
    }
    return found;
  };

  it('is refused when the account ends after its request was admitted [N-20-330]', async () => {
    const { place, erase } = await someone();
    const letIn = holdAfter(api.app.get(BuyerQuota), 'heldBy');
    const placing = place();
    await letIn.reached;
    expect((await erase()).status).toBe(200);
    letIn.release();
    const { status, failure } = await placing;
    expect([status, failure.code]).toEqual([401, 'AUTH.REQUIRED']);
    expect(await named()).toEqual([]);
  });

  it('waits for an erasure in progress and is then refused [N-20-330]', async () => {
    const { place, erase } = await someone();
    const letIn = holdAfter(api.app.get(BuyerQuota), 'heldBy');
    const placing = place();
    await letIn.reached;
    const begun = holdAfter(api.app.get(OwnPersons), 'lockLeaving');
    const erasing = erase();
    await begun.reached;
    letIn.release();
    begun.release();
    expect((await erasing).status).toBe(200);
    expect((await placing).status).toBe(401);
    expect(await named()).toEqual([]);
  });

  it('is followed by no claim or new e-mail that was admitted earlier [N-20-330]', async () => {
    const { user, token, erase } = await someone();
    const claim = {
      ...{ kind: 'claim', text: `No llegó nada a la ${STREET}`, name: 'Lolita', idType: '13', files: [] },
      ...{ document: user.n_document, email: SHIPPING.email, phone: SHIPPING.phone },
    };
    const headers = { 'Idempotency-Key': randomUUID() };
    const claimIn = holdAfter(api.app.get(ClaimsRepository), 'findByKey');
    const claiming = api.call('POST', '/claims', { token, body: claim, headers });
    await claimIn.reached;
    const mailIn = holdAfter(api.app.get(OwnPasswordCheck), 'check');
    const body = { email: 'vereda.99@privacidad.test', password: TEST_PASSWORD };
    const changing = api.call('POST', '/account/email', { token, body });
    await mailIn.reached;
    expect((await erase()).status).toBe(200);
    claimIn.release();
    mailIn.release();
    expect([(await claiming).status, (await changing).status]).toEqual([401, 401]);
    expect(await named([STREET, body.email])).toEqual([]);
  });

  it('prevents the erasure when it is stored first [N-20-330]', async () => {
    const { place, erase } = await someone();
    const asked = holdAfter(api.app.get(OwnPasswordCheck), 'check');
    const erasing = erase();
    await asked.reached;
    const written = holdAfter(api.app.get(UnitOfWork), 'write');
    const placing = place();
    await written.reached;
    asked.release();
    written.release();
    const placed = await placing;
    expect(placed.status).toBe(201);
    const { status, failure } = await erasing;
    expect([status, failure.errors]).toEqual([
      409,
      { obstacles: [`El pedido ${placed.data.id} está sin pagar. Páguelo o cancélelo.`] },
    ]);
  });
});
