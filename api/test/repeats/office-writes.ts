import { OutboxMessage } from '../../src/platform/outbox/index.js';
import type { Caller, RepeatsWorld, WriteRows } from './repeats-world.js';
import { CLAIM } from './write-bodies.js';

const REPLY = 'La tapa rota era de otro lote.';

const claimed = async (world: RepeatsWorld, caller?: Caller) => {
  const { token } = caller ?? (await world.buyer());
  const { number } = await world.call<{ number: string }>('POST', '/claims', token, CLAIM);
  return number;
};
const deadLetter = async ({ api }: RepeatsWorld): Promise<number> => {
  const now = api.clock.now();
  const { identifiers } = await api.uow.manager.insert(OutboxMessage, {
    ...{ topic: 'test.letter', payload: '{}', available_at: now, attempts: 1, dead_at: now },
    ...{ failure: 'timeout', created_at: now },
  });
  return Number(identifiers[0]?.['id']);
};

/** Writes about claims, messages and the office's own data. */
export const OFFICE_WRITES: WriteRows = {
  'POST /api/claims': { prepare: async () => ({ path: '/claims', body: CLAIM }) },
  'POST /api/claims/lookup': {
    prepare: async (world) => ({
      path: '/claims/lookup',
      body: { number: await claimed(world), document: CLAIM.document },
    }),
    repeated: 200,
  },
  'POST /api/claims/files': {
    prepare: async () => {
      const bytes = Buffer.from('%PDF-1.4\n%%EOF');
      return { path: '/claims/files', file: { name: 'foto.pdf', bytes } };
    },
    repeated: 200,
    leavesMore: true,
  },
  'POST /api/claims/replies': {
    prepare: async (world) => ({
      path: '/claims/replies',
      body: { number: await claimed(world), document: CLAIM.document, text: REPLY },
    }),
  },
  'POST /api/claims/mine/{number}/replies': {
    prepare: async (world) => {
      const buyer = await world.buyer();
      const number = await claimed(world, buyer);
      return { path: `/claims/mine/${number}/replies`, token: buyer.token, body: { text: REPLY } };
    },
  },
  'POST /api/admin/claims/{id}/steps': {
    prepare: async (world) => {
      const [number, token] = [await claimed(world), await world.token()];
      type Row = { id: number; version: number };
      const [row] = await world.call<Row[]>('GET', `/admin/claims?search=${number}`, token);
      const { id, version } = await world.call<Row>('GET', `/admin/claims/${row?.id}`, token);
      return { path: `/admin/claims/${id}/steps`, token, body: { step: 'start', version } };
    },
  },
  'POST /api/admin/messages/retry': {
    prepare: async (world) => ({
      path: '/admin/messages/retry',
      token: await world.token(),
      body: { ids: [await deadLetter(world)] },
    }),
  },
  'POST /api/admin/messages/discard': {
    prepare: async (world) => ({
      path: '/admin/messages/discard',
      token: await world.token(),
      body: { ids: [await deadLetter(world)], reason: 'Ya no hace falta' },
    }),
  },
  'PUT /api/admin/views/{table}': {
    prepare: async (world) => ({
      path: '/admin/views/orders',
      token: await world.token(),
      body: { views: [{ name: 'Por despachar', query: 'isPaid=true' }] },
    }),
  },
  'PUT /api/health/weekly-mail': {
    prepare: async (world) => ({
      path: '/health/weekly-mail',
      token: await world.token(),
      body: { isOn: true },
    }),
  },
};
