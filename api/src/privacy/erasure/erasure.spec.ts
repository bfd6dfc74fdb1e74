import { randomUUID } from 'node:crypto';

import { DIALECTS, TEST_PASSWORD, startApi, type TestApi } from '#test/index.js';
import { COMPANY_DATA } from '#test/invoicing/invoicing-fixture.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { Audit } from '#platform/audit/index.js';
import { Outbox, OutboxMessage } from '#platform/outbox/index.js';
import { ClaimEntity, ClaimEntryEntity } from '#claims/index.js';
import { OrderPaymentEntity } from '#orders/order/row/order-payment.entity.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderSearchTermEntity } from '#orders/order/search/order-search-term.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { ReturnEntity } from '#orders/order/returned/return.entity.js';
import { ReturnPictureEntity } from '#orders/after-sale/returns/pictures/return-picture.entity.js';
import { CustomerEntity, SiigoDocumentEntity } from '#siigo/index.js';
import { EmailVerification, User } from '#users/index.js';
import { findEntities } from '#platform/schema/index.js';
import { type StoredTable, storedTables } from '#platform/stored-data/index.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const PERSON = {
  email: 'lola.distinta@privacidad.test',
  phone: '3119998877',
  n_document: '98765432',
  first_name: 'Lolita',
  last_name: 'Distintiva',
};
const SHIPPING = {
  first_name: 'Lolita',
  last_name: 'Distintiva',
  nameCompany: 'N/A',
  address: 'Vereda Unica 77',
  notes: 'Preguntar por la casa de Lolo',
  city_code: '50001',
  state_code: '50',
  email: PERSON.email,
  phone: PERSON.phone,
};
const SIGN_UP = {
  ...PERSON,
  person_type: 'Person',
  idType: '13',
  password: 'Mango$Tigre42',
  city_code: '50001',
  state_code: '50',
  termsAccepted: true,
  policyVersion: 1,
  marketing: true,
};
const WORD = { password: SIGN_UP.password, word: 'eliminar' };

/** Bytes as text; SQLite's driver returns an ArrayBuffer. */
const storedText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'byteLength' in value
    ? Buffer.from(value as ArrayBuffer).toString()
    : String(value);

describe.each(DIALECTS)('the erasure of an account on $name', (dialect) => {
  let api: TestApi;
  let tables: StoredTable[];
  let shop: ShopBuilder;
  let yogurt: TestProduct;
  let admin: Caller;
  beforeAll(async () => {
    tables = storedTables(await findEntities());
    api = await startApi(dialect, { SIIGO_URL: 'http://127.0.0.1:9' });
    shop = new ShopBuilder(api);
    yogurt = await shop.addProduct({ stock: 1_000 });
    admin = await api.signedIn(3);
  });
  afterAll(() => api.stop());

  const signUp = async (change: object = {}): Promise<Caller> => {
    const form = { ...SIGN_UP, ...change };
    expect((await api.call('POST', '/auth/signup', { body: form })).status).toBe(201);
    const login = { email: form.email, password: form.password };
    const headers = { 'user-agent': 'Telefono de Lolita' };
    const { data } = await api.call<{ token: string }>('POST', '/auth/login', { body: login, headers });
    const key = form.email.toLowerCase();
    return { user: await api.uow.manager.findOneByOrFail(User, { email_key: key }), token: data.token };
  };
  const place = async ({ user, token }: Caller): Promise<number> => {
    const order = shop.anOrder(user, [[yogurt, 2]], { shippingAddress: SHIPPING });
    return (await shop.place(token, order, randomUUID())).data.id;
  };
  const payAndDispatch = async (id: number): Promise<void> => {
    const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const { token } = admin;
    await api.call('PUT', '/order/paymentResult', {
      token,
      body: { id, data: shop.aPayment(totalPrice / 100) },
    });
    const dispatch = { shippingAddress: SHIPPING.address, shippingAddressPhone: PERSON.phone };
    await api.call('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch(dispatch) } });
  };
  const erase = ({ token }: Caller, body: object = WORD) =>
    api.call('POST', '/account/erasure', { token, body });

  /** Columns with a value that contains one of the texts, as 'table.column'. */
  const whereIs = async (texts: readonly string[]): Promise<string[]> => {
    const found = new Set<string>();
    for (const { name: table } of tables) {
      const rows = await api.uow.manager.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`);
      for (const row of rows)
        for (const [column, value] of Object.entries(row)) {
          const stored = storedText(value).toLowerCase();
          if (texts.some((text) => stored.includes(text.toLowerCase()))) found.add(`${table}.${column}`);
        }
    }
    return [...found].sort();
  };

  /** Stores every kind of data that the shop can have about a person. */
  const knowAll = async (person: Caller): Promise<{ paid: number; unpaid: number }> => {
    const { user, token } = person;
    await api.app.get(EmailVerification).markVerified(user);
    const [paid, unpaid] = [await place(person), await place(person)];
    await payAndDispatch(paid);
    await api.call('DELETE', `/order/delete?id=${unpaid}`, { token });
    await api.call('POST', `/admin/orders/${paid}/notes`, {
      token: admin.token,
      body: { text: `Llamar a Lolita Distintiva al ${PERSON.phone}` },
    });
    const picture = 'a'.repeat(32);
    const bytes = Buffer.from(PERSON.email);
    await api.uow.manager.insert(ReturnPictureEntity, {
      ...{ id: picture, part: 0, userId: user.id, bytes, createdAt: api.clock.now() },
    });
    await api.uow.manager.insert(ReturnEntity, {
      ...{
        orderId: paid,
        requestKey: `${user.id}:one`,
        kind: 'goods',
        state: 'refunded',
        reason: 'defective',
      },
      ...{ note: `Escriban a ${PERSON.email}`, photo: `/api/media/returns/${picture}`, amount: 1 },
      ...{ answer: `Señora Distintiva, al ${PERSON.phone}`, askedBy: user.id, isByStaff: false },
      ...{ createdAt: api.clock.now(), updatedAt: api.clock.now() },
    } as Partial<ReturnEntity>);
    await api.uow.manager.insert(RefundEntity, {
      ...{ orderId: paid, requestKey: 'one', isOfOrder: true, amount: 1, way: 'cash', state: 'done' },
      ...{ reference: randomUUID(), reason: `Para ${PERSON.n_document}`, createdAt: api.clock.now() },
      updatedAt: api.clock.now(),
    } as Partial<RefundEntity>);
    const address = { label: 'Casa', address: SHIPPING.address, city_code: '50001', state_code: '50' };
    await api.call('POST', '/account/addresses', { token, body: { ...address, isDefault: true } });
    await api.call('POST', '/auth/reset/code', { body: { email: PERSON.email } });
    await api.call('POST', '/account/email', {
      token,
      body: { email: 'otra.lola@privacidad.test', password: SIGN_UP.password },
    });
    await api.call('POST', `/cart?id=${user.id}&quantity=1&productId=${yogurt.id}`, { token });
    const change = { id: user.id, phone: '3110000001' };
    await api.call('PUT', '/admin/user', { token: admin.token, body: change });
    await api.call('PUT', '/admin/user', { token: admin.token, body: { ...change, phone: PERSON.phone } });
    await api.uow.run(() =>
      api.app.get(Audit).record({
        ...{ actorId: admin.user.id, action: 'siigo.buyer.corrected', subject: 'order', subjectId: paid },
        before: { customer: { contact_email: 'x@y.test' } },
        after: { customer: { contact_email: PERSON.email, identification: PERSON.n_document } },
      }),
    );
    await knowInvoice(paid);
    await knowClaim(user.id);
    await api.work();
    return { paid, unpaid };
  };
  const knowClaim = async (userId: number): Promise<void> => {
    const [now, day] = [api.clock.now(), '2026-12-01'];
    const { identifiers } = await api.uow.manager.insert(ClaimEntity, {
      ...{
        year: 2026,
        serial: 9_000,
        kind: 'claim',
        state: 'answered',
        name: 'Lolita',
        idType: '13',
        userId,
      },
      ...{ documentKey: PERSON.n_document, email: PERSON.email, phone: PERSON.phone, dueOn: day },
      ...{ isProlonged: false, receivedAt: now, updatedAt: now, requestKey: randomUUID(), version: 1 },
      searchText: PERSON.email,
    } as unknown as ClaimEntity);
    const claimId = Number(identifiers[0]?.['id']);
    const entry = { claimId, kind: 'received', authorId: null, text: `Soy ${PERSON.n_document}`, at: now };
    await api.uow.manager.insert(ClaimEntryEntity, entry as Partial<ClaimEntryEntity>);
  };
  const knowInvoice = async (orderId: number): Promise<void> => {
    const now = api.clock.now();
    await api.uow.manager.insert(SiigoDocumentEntity, {
      ...{ kind: 'invoice', orderId, reference: randomUUID().slice(0, 20), state: 'accepted', total: 1 },
      ...{ request: { customer: PERSON }, payload: { customer: PERSON }, reasons: [] },
      ...{ customerIdentification: PERSON.n_document, createdAt: now, updatedAt: now },
    } as unknown as SiigoDocumentEntity);
    await api.uow.manager.insert(CustomerEntity, {
      ...{ identification: PERSON.n_document, personType: 'Person', idType: '13', address: SHIPPING.address },
      ...{ countryCode: 'Co', stateCode: '50', cityCode: '50001', phones: [], createdAt: now },
      ...{ contacts: [{ email: PERSON.email }], fiscalResponsibilities: [] },
    } as unknown as CustomerEntity);
  };

  it('keeps personal data only where the map retains them, and disables the account [N-18-202, N-20-310]', async () => {
    const person = await signUp();
    const { paid, unpaid } = await knowAll(person);
    const texts = [PERSON.email, PERSON.phone, PERSON.n_document, SHIPPING.address, SHIPPING.notes];
    const before = await whereIs(texts);
    const known = [
      ...['users.email', 'users.phone', 'users.n_document', 'orders.shipping_address', 'orders.delivery'],
      ...['order_search_terms.term', 'outbox_messages.payload', 'audit_entries.after_fields'],
      ...['audit_entries.search_text', 'order_events.detail', 'returns.note', 'returns.answer'],
      ...['refunds.reason', 'saved_addresses.address', 'email_verifications.email_key'],
      ...['return_pictures.bytes', 'claims.email', 'claims.search_text', 'claim_entries.text'],
    ];
    expect(known.filter((place) => !before.includes(place))).toEqual([]);

    expect((await erase(person)).status).toBe(200);
    await api.work();

    const hits = await whereIs(texts);
    const rules = hits.map((place) => {
      const [table = '', column = ''] = place.split('.');
      const facts = tables
        .find(({ name }) => name === table)
        ?.columns.find(({ name }) => name === column)?.facts;
      const [fact] = facts ?? [];
      return [place, typeof fact === 'object' ? fact.rule : undefined];
    });
    expect(rules.filter(([, rule]) => rule !== 'retained')).toEqual([]);
    expect(hits).toContain('siigo_documents.payload');
    expect(await whereIs(['otra.lola@privacidad.test', 'Telefono de Lolita'])).toEqual([]);
    const named = await whereIs(['Distintiva']);
    expect(named.filter((place) => place.startsWith('audit') || place.startsWith('order_'))).toEqual([]);

    const orders = await api.uow.manager.findBy(OrderEntity, { userId: person.user.id });
    expect(
      orders.map(({ id, nDocument, shippingAddress }) => [id, nDocument, shippingAddress.first_name]),
    ).toEqual([
      [paid, PERSON.n_document, 'Lolita'],
      [unpaid, '', 'Cuenta eliminada'],
    ]);
    expect((await api.call('GET', '/order/mine', { token: person.token })).status).toBe(401);
    const login = { email: PERSON.email, password: SIGN_UP.password };
    expect((await api.call('POST', '/auth/login', { body: login })).status).toBe(401);
    expect(api.mails.at(-1)).toMatchObject({ to: PERSON.email, subject: 'Su cuenta fue eliminada' });
    const staff = { id: person.user.id, active: true };
    const revived = await api.call('PUT', '/admin/user', { token: admin.token, body: staff });
    expect([revived.status, revived.failure.code]).toEqual([409, 'USERS.ERASED']);

    const again = await signUp();
    expect((await api.call<unknown[]>('GET', '/order/mine', { token: again.token })).data).toEqual([]);
  });

  it('needs the password and the typed word, and waits for open orders, returns and refunds [N-20-311]', async () => {
    const person = await signUp({ email: 'otra@privacidad.test', n_document: '98765433' });
    const wrong = await erase(person, { ...WORD, password: TEST_PASSWORD });
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'AUTH.PASSWORD_WRONG']);
    const unsaid = await erase(person, { ...WORD, word: 'si' });
    expect([unsaid.status, unsaid.failure.code]).toEqual([400, 'PRIVACY.WORD_MISSING']);
    const id = await place(person);
    const refused = await erase(person);
    expect([refused.status, refused.failure.code]).toEqual([409, 'PRIVACY.OBSTACLES']);
    expect(refused.failure.errors).toEqual({
      obstacles: [`El pedido ${id} está sin pagar. Páguelo o cancélelo.`],
    });
    await payAndDispatch(id);
    await api.uow.manager.insert(ReturnEntity, {
      ...{ orderId: id, requestKey: `${person.user.id}:two`, kind: 'goods', state: 'requested' },
      ...{ reason: 'defective', amount: 1, askedBy: person.user.id, isByStaff: false },
      ...{ createdAt: api.clock.now(), updatedAt: api.clock.now() },
    } as Partial<ReturnEntity>);
    const state = await api.call<{ obstacles: string[] }>('GET', '/account/erasure', { token: person.token });
    expect(state.data.obstacles).toEqual([`La devolución del pedido ${id} no ha terminado.`]);
  });

  it('is not available to staff, including the last super administrator [N-20-312]', async () => {
    for (const role of [2, 3, 4] as const) {
      const { status, failure } = await erase(await api.signedIn(role), { ...WORD, password: TEST_PASSWORD });
      expect([status, failure.code]).toEqual([403, 'PRIVACY.STAFF_ACCOUNT']);
    }
  });

  it('keeps orders of others under a document or phone that nobody verified [N-20-313]', async () => {
    const other = await api.signedIn(1);
    const order = shop.anOrder(other.user, [[yogurt, 1]], { shippingAddress: SHIPPING });
    const { id } = (await shop.place(other.token, order, randomUUID())).data;
    const thief = await signUp({ email: 'ladron@privacidad.test', n_document: other.user.n_document + '1' });
    expect((await erase(thief)).status).toBe(200);
    const { shippingAddress } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    expect(shippingAddress.address).toBe(SHIPPING.address);
  });

  it.each(['%', '____'])(
    'keeps messages of others where the e-mail is %s@vecinos.test [N-34-302]',
    async (name) => {
      const document = `70100${name.charCodeAt(0)}${name.length}`;
      const email = `${name}@vecinos.test`;
      const person = await signUp({ email, n_document: document, phone: '3115550000' });
      await api.app.get(EmailVerification).markVerified(person.user);
      const mentions = ['otra', name, 'juan'].map((other) => ({ email: `${other}@vecinos.test` }));
      const outbox = api.app.get(Outbox);
      const later = new Date(api.clock.now().getTime() + 60_000);
      for (const mention of mentions) await outbox.add('claims.test', mention, later);
      expect((await erase(person)).status).toBe(200);
      const left = await api.uow.manager.findBy(OutboxMessage, { topic: 'claims.test' });
      expect(left.map(({ payload }) => JSON.parse(payload))).toEqual([mentions[0], mentions[2]]);
      await api.uow.manager.delete(OutboxMessage, { topic: 'claims.test' });
    },
  );

  it('includes data entered by staff, but not a company with the same number and e-mail [N-33-953]', async () => {
    const change = { email: 'con.empresa@privacidad.test', n_document: '901900100', phone: '3118887766' };
    const person = await signUp(change);
    await api.app.get(EmailVerification).markVerified(person.user);
    const address = { ...SHIPPING, email: change.email, phone: '3110001122' };
    const enter = async (document: object): Promise<number> => {
      const { id } = await shop.placedBy(await api.signedIn(1), [[yogurt, 1]]);
      const customer = { ...COMPANY_DATA, identification: change.n_document, ...document };
      const state = { isPaid: true, isDelivered: true, shippingAddress: address };
      await api.uow.manager.update(OrderEntity, { id }, {
        ...{ nDocument: change.n_document, customer },
        ...state,
      } as object);
      return id;
    };
    const ids = [
      await enter({ id_type: '13', person_type: 'Person' }),
      await enter({ id_type: '31', person_type: 'Person' }),
      await enter({ id_type: '31', person_type: 'Company' }),
      await enter({ id_type: '41', person_type: 'Person' }),
    ];
    expect((await erase(person)).status).toBe(200);
    const orders = await Promise.all(ids.map((id) => api.uow.manager.findOneByOrFail(OrderEntity, { id })));
    expect(orders.map(({ shippingAddress }) => shippingAddress.email)).toEqual([
      ...['', ''],
      ...[change.email, change.email],
    ]);
  });

  it('reduces what was sold to the person over the counter, and keeps the numbers of its payments [N-39-125]', async () => {
    const [email, document] = ['mostrador@privacidad.test', '87654321'];
    const person = await signUp({ email, n_document: document, phone: '3118887766' });
    await api.app.get(EmailVerification).markVerified(person.user);
    const { token, storeId } = await shop.cashier();
    await shop.openShift(token);
    const product = await shop.addProduct({ price: 10_000, taxClassification: 'Excluded', stock: 0 });
    await shop.stock(storeId, product.id, 1);
    const sale = {
      items: [{ id_product: product.id, quantity: 1 }],
      customer: { documentType: '13', identification: document, name: 'Lolita Distintiva', email },
      payments: [
        { paymentId: 1, amount: 6_000 },
        { paymentId: 8, amount: 4_000, reference: '77889966' },
      ],
      totalPrice: 10_000,
    };
    const headers = { 'idempotency-key': 'counter' };
    const sold = await api.call<{ id: number }>('POST', '/till/sales', { token, body: sale, headers });
    expect((await erase(person)).status).toBe(200);
    const orderId = sold.data.id;
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: orderId });
    expect(order).toMatchObject({
      nDocument: document,
      shippingAddress: { email: '', address: 'Dato eliminado' },
      customer: { contact_email: '', contact_first_name: 'Dato eliminado' },
    });
    const terms = await api.uow.manager.findBy(OrderSearchTermEntity, { orderId });
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['77889966']));
    expect(terms.some(({ term }) => /lolita|distintiva/.test(term))).toBe(false);
    expect(await api.uow.manager.findBy(OrderPaymentEntity, { orderId })).toMatchObject([
      { reference: null },
      { reference: '77889966' },
    ]);
  });
});
