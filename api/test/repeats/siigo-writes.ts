import { COMPANY, WITHHELD } from '../invoicing/invoicing-fixture.js';
import { REASON, type RepeatsWorld, type WriteRows } from './repeats-world.js';

const invoiced = async ({ fixture }: RepeatsWorld, change: Record<string, unknown> = {}) => {
  const orderId = await fixture.addOrder();
  await fixture.invoice(orderId, change);
  await fixture.settle();
  return { orderId, id: (await fixture.documentOf(orderId)).id };
};
const runOf = async (world: RepeatsWorld) => {
  const { orderId, ...choices } = world.fixture.dialog(await world.fixture.addOrder());
  const path = '/siigo/invoice-runs';
  return { path, token: await world.token(), body: { orderIds: [orderId], ...choices } };
};
const started = async (world: RepeatsWorld): Promise<number> => {
  const { path, token, body } = await runOf(world);
  return (await world.call<{ id: number }>('POST', path, token, body)).id;
};
const onInvoice = async (world: RepeatsWorld, path: string, body: unknown, change = {}) => {
  const { id } = await invoiced(world, change);
  return { path: `/siigo/invoice/${id}${path}`, token: await world.token(), ...(body ? { body } : {}) };
};
const unlinked = async (world: RepeatsWorld): Promise<number> =>
  (await world.shop.addProduct({ price: 12_500, account: 1253, code: `L-${world.next()}` })).id;
const DRAFT = { sendToDian: false };
const withholdingOf = async (world: RepeatsWorld, orderId: number) => ({
  path: `/siigo/order/${orderId}/withholding`,
  token: await world.token(),
  body: { retefuente: 2.5, reteiva: 0, reteica: 0, received: 'registered', reason: REASON },
});
const paidByCompany = (world: RepeatsWorld): Promise<number> =>
  world.fixture.addOrder({ nDocument: COMPANY, paymentMethod: 'Nequi', withholding: WITHHELD });

/** Writes about invoices, customers and products at SIIGO. */
export const SIIGO_WRITES: WriteRows = {
  'POST /api/siigo/invoice': {
    prepare: async (world) => {
      const body = world.fixture.dialog(await world.fixture.addOrder());
      return { path: '/siigo/invoice', token: await world.token(), body };
    },
  },
  'POST /api/siigo/invoice/preflight': {
    prepare: async (world) => {
      const body = world.fixture.dialog(await world.fixture.addOrder());
      return { path: '/siigo/invoice/preflight', token: await world.token(), body };
    },
    repeated: 200,
  },
  'PUT /api/siigo/invoice/{id}': {
    prepare: async (world) => {
      const { id, orderId } = await invoiced(world, DRAFT);
      const body = world.fixture.dialog(orderId, { ...DRAFT, sendToCommentsInvoice: 'En la tarde' });
      return { path: `/siigo/invoice/${id}`, token: await world.token(), body };
    },
  },
  'POST /api/siigo/invoice/{id}/send': { prepare: (world) => onInvoice(world, '/send', null, DRAFT) },
  'POST /api/siigo/invoice/{id}/annul': { prepare: (world) => onInvoice(world, '/annul', null, DRAFT) },
  'POST /api/siigo/invoice/{id}/mail': { prepare: (world) => onInvoice(world, '/mail', {}) },
  'POST /api/siigo/invoice/{id}/credit-note': {
    prepare: (world) => onInvoice(world, '/credit-note', { reason: 2 }),
  },
  'POST /api/siigo/invoice/{id}/retry': {
    prepare: async (world) => {
      await world.fixture.siigo.fault({ kind: 'dian-rejection' });
      const write = await onInvoice(world, '/retry', null);
      await world.fixture.siigo.calm();
      return write;
    },
  },
  'POST /api/siigo/invoice-runs': { prepare: runOf },
  'POST /api/siigo/invoice-runs/{id}/cancel': {
    prepare: async (world) => {
      const id = await started(world);
      return { path: `/siigo/invoice-runs/${id}/cancel`, token: await world.token() };
    },
  },
  'POST /api/siigo/invoice-runs/{id}/retry': {
    prepare: async (world) => {
      const [id, token] = [await started(world), await world.token()];
      await world.call('POST', `/siigo/invoice-runs/${id}/cancel`, token);
      return { path: `/siigo/invoice-runs/${id}/retry`, token };
    },
  },
  'PUT /api/siigo/order/{id}/buyer': {
    prepare: async (world) => {
      const [id, token] = [await world.fixture.addOrder(), await world.token()];
      const path = `/siigo/order/${id}/buyer`;
      const { customer } = await world.call<{ customer: object }>('GET', path, token);
      return { path, token, body: { customer: { ...customer, contact_first_name: 'Otra' } } };
    },
  },
  'PUT /api/siigo/order/{id}/payment': {
    prepare: async (world) => {
      const { id } = await world.paid();
      const body = { paymentMethod: 'Nequi', transactionNumber: 'M8871203', reason: REASON };
      return { path: `/siigo/order/${id}/payment`, token: await world.token(), body };
    },
  },
  'PUT /api/siigo/order/{id}/withholding': {
    prepare: async (world) => withholdingOf(world, await paidByCompany(world)),
  },
  'POST /api/admin/orders/{id}/balance': {
    prepare: async (world) => {
      const id = await paidByCompany(world);
      const { path, token, body } = await withholdingOf(world, id);
      await world.call('PUT', path, token, body);
      return { path: `/admin/orders/${id}/balance`, token, body: { transactionNumber: `T-${world.next()}` } };
    },
  },
  'POST /api/siigo/customers': {
    prepare: async (world) => {
      const body = {
        ...{ person_type: 'Person', id_type: '13', identification: String(41_000_000 + world.next()) },
        name: ['Ana', 'Rojas'],
        address: { address: 'Calle 1', city: { country_code: 'Co', state_code: '50', city_code: '50001' } },
        phones: [{ indicative: '57', number: '3101234567', extension: '' }],
      };
      return { path: '/siigo/customers', token: await world.token(), body };
    },
  },
  'PUT /api/siigo/customers/{id}': {
    prepare: async (world) => {
      const token = await world.token();
      type Customer = { id: number; id_siigo: string; withholding: unknown };
      const found = await world.call<Customer>('GET', `/siigo/customers/${COMPANY}`, token);
      const {
        id,
        id_siigo: _guid,
        ...form
      } = await world.call<Customer>('GET', `/siigo/customer/${found.id}`, token);
      const body = { ...form, comments: `Nota ${world.next()}` };
      return { path: `/siigo/customers/${id}`, token, body };
    },
  },
  'POST /api/siigo/createProducts': {
    prepare: async (world) => ({
      path: '/siigo/createProducts',
      token: await world.token(),
      body: { id: await unlinked(world) },
    }),
  },
  'POST /api/siigo/products/{id}/link': {
    prepare: async (world) => ({
      path: `/siigo/products/${await unlinked(world)}/link`,
      token: await world.token(),
    }),
  },
};
