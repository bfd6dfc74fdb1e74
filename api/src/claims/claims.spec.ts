import { randomUUID } from 'node:crypto';

import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { ClaimEntity } from './index.js';
import { ClaimsOfPerson } from './person/claims-of-person.js';
import { ClaimsOfPersonRepository } from './person/claims-of-person.repository.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
interface Receipt {
  number: string;
  receivedAt: string;
  dueOn: string;
}
interface Followed extends Receipt {
  state: string;
  canReply: boolean;
  entries: { kind: string; text: string }[];
}
interface Detail extends Receipt {
  id: number;
  version: number;
  state: string;
  steps: string[];
  daysLeft: number;
  urgency: string;
  harmDuty: { who: string; authority: string; dueOn: string; reportedAt: string | null } | null;
  prolongation: { days: number; dueOn: string } | null;
  entries: { kind: string; text: string; author: string | null }[];
}

const DAY_MS = 86_400_000;
const ASKED = {
  kind: 'claim',
  name: 'Rosa Díaz',
  idType: '13',
  document: '52.123.456',
  email: 'rosa@correo.test',
  phone: '3101234567',
  text: 'El kumis llegó con la tapa rota.',
};

describe.each(DIALECTS)('claims on $name', (dialect) => {
  let api: TestApi;
  let admin: Caller;
  let buyer: Caller;
  beforeAll(async () => {
    api = await startApi(dialect, {
      SIIGO_URL: 'http://127.0.0.1:9',
      THROTTLE_BUDGETS: 'claims=500,claimLookups=500',
      UNVERIFIED_MAILS_PER_DAY: '1000',
    });
    api.clock.set(new Date('2026-11-20T15:00:00Z'));
    [admin, buyer] = [await api.signedIn(3), await api.signedIn(1)];
  });
  afterAll(() => api.stop());

  const ask = (change: object = {}, key = randomUUID(), token?: string) =>
    api.call<Receipt>('POST', '/claims', {
      body: { ...ASKED, ...change },
      headers: { 'idempotency-key': key },
      ...(token ? { token } : {}),
    });
  const follow = (number: string, document = ASKED.document) =>
    api.call<Followed>('POST', '/claims/lookup', { body: { number, document } });
  const staffToken = () => api.tokenOf(admin.user);
  const detailOf = async (number: string): Promise<Detail> => {
    const token = await staffToken();
    const list = await api.call<Detail[]>('GET', `/admin/claims?search=${number}`, { token });
    const id = list.data.find((row) => row.number === number)?.id ?? 0;
    return (await api.call<Detail>('GET', `/admin/claims/${id}`, { token })).data;
  };
  const step = async ({ id, version }: Detail, body: object, key = randomUUID()) =>
    api.call<Detail>('POST', `/admin/claims/${id}/steps`, {
      token: await staffToken(),
      body: { version, ...body },
      headers: { 'idempotency-key': key },
    });

  it('answer number, time and deadline at once and by mail, without an account [N-20-231]', async () => {
    const { status, data } = await ask();
    expect([status, data]).toEqual([
      201,
      {
        number: 'PQR-2026-1',
        kind: 'claim',
        receivedAt: '2026-11-20T15:00:00.000Z',
        dueOn: '2026-12-14',
      },
    ]);
    await api.work();
    const mail = api.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual(['rosa@correo.test', 'Recibimos su caso PQR-2026-1']);
    expect(mail?.text).toContain('20 de noviembre de 2026');
    expect(mail?.text).toContain('lunes, 14 de diciembre de 2026');
    expect(mail?.text).not.toContain(ASKED.text);
  });

  it('are stored once when the request is repeated, also concurrently', async () => {
    const key = randomUUID();
    const answers = await Promise.all([ask({}, key), ask({}, key), ask({}, key)]);
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect((await ask({ document: '99887766' }, key)).data.number).not.toBe(answers[0].data.number);
    const missing = await api.call('POST', '/claims', { body: ASKED });
    expect(missing.failure.code).toBe('CLAIMS.KEY_REQUIRED');
  });

  it('are numbered without gaps under concurrency, and from 1 in each Colombian year [N-20-232]', async () => {
    const before = await api.uow.manager.count(ClaimEntity);
    const refused = { document: 'x', files: ['nothing'] };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => ask(index % 4 === 0 ? refused : {})),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
    // 1 January in UTC is still 31 December in Colombia.
    api.clock.set(new Date('2027-01-01T04:59:00Z'));
    const last = await ask();
    api.clock.set(new Date('2027-01-01T05:00:00Z'));
    const next = await Promise.all([ask(), ask(), ask()]);
    const rows = await api.uow.manager.find(ClaimEntity, { order: { serial: 'ASC' } });
    const serials = (year: number) => rows.filter((row) => row.year === year).map(({ serial }) => serial);
    expect(serials(2026)).toEqual(Array.from({ length: before + 19 }, (_, index) => index + 1));
    expect(last.data.number).toBe(`PQR-2026-${before + 19}`);
    expect(next.map(({ data }) => data.number).sort()).toEqual(['PQR-2027-1', 'PQR-2027-2', 'PQR-2027-3']);
    api.clock.set(new Date('2026-11-20T15:00:00Z'));
  });

  it('are found only by number and document; every mistake gets the same text [N-20-233]', async () => {
    const { data } = await ask({ idType: '31', document: '900.123.456-8', kind: 'petition' });
    for (const document of ['900123456', '900.123.456-8', '9001234568'])
      expect((await follow(data.number.toLowerCase(), document)).data).toMatchObject({ state: 'received' });
    const mistakes = [
      [data.number, '52123457'],
      ['PQR-2026-99999', '900123456'],
      ['nothing', '900123456'],
    ] as const;
    const refusals = await Promise.all(mistakes.map(([number, document]) => follow(number, document)));
    expect(
      new Set(refusals.map(({ status, failure }) => `${status} ${failure.code} ${failure.message}`)).size,
    ).toBe(1);
    expect(refusals[0]?.failure.code).toBe('CLAIMS.NOT_FOUND');
    const guesses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1) guesses.push((await follow(data.number, `1${guess}`)).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect((await follow(data.number, '900123456')).status).toBe(429);
  });

  it('may name an order of the signed-in customer and no other', async () => {
    const shop = new ShopBuilder(api);
    const product = await shop.addProduct({ name: 'Kumis de prueba', stock: 10 });
    const { id } = await shop.placedBy(buyer, [[product, 1]]);
    const own = await ask(
      { orderId: id, productId: product.id },
      randomUUID(),
      await api.tokenOf(buyer.user),
    );
    expect((await follow(own.data.number)).data).toMatchObject({
      orderId: id,
      productName: 'Kumis de prueba',
    });
    const stranger = await api.signedIn(1);
    const refused = await ask({ orderId: id }, randomUUID(), stranger.token);
    expect(refused.failure.errors).toEqual({ orderId: 'No encontramos ese pedido en su cuenta.' });
    const unknown = await ask({ productId: 999_999 });
    expect(unknown.failure.errors).toEqual({ productId: 'Ese producto no existe.' });
  });

  it('may be answered until the deadline and not later; a reply starts a new term [N-20-235]', async () => {
    const { number } = (await ask()).data;
    api.clock.set(new Date('2026-12-15T04:59:00Z'));
    expect(await detailOf(number)).toMatchObject({ daysLeft: 0, urgency: 'due-soon' });
    api.clock.set(new Date('2026-12-15T05:00:00Z'));
    expect(await detailOf(number)).toMatchObject({ daysLeft: -1, urgency: 'overdue' });
    const list = await api.call<Detail[]>('GET', '/admin/claims', { token: await staffToken() });
    expect(list.data[0]?.urgency).toBe('overdue');
    const counts = await api.call<{ overdue: number }>('GET', '/admin/claims/counts', {
      token: await staffToken(),
    });
    expect(counts.data.overdue).toBeGreaterThan(0);
    const key = randomUUID();
    const seen = await detailOf(number);
    const answer = { step: 'answer', text: 'Le enviamos otro mañana.' };
    await Promise.all([step(seen, answer, key), step(seen, answer, key)]);
    await step(seen, answer, key);
    const answered = await detailOf(number);
    expect(answered.entries.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect([answered.state, answered.urgency]).toEqual(['answered', 'done']);
    expect((await step(seen, { step: 'note', text: 'tarde' })).failure.code).toBe('CLAIMS.NOT_NOW');
    const reply = (text: string, replyKey: string) =>
      api.call<Followed>('POST', '/claims/replies', {
        body: { number, document: ASKED.document, text },
        headers: { 'idempotency-key': replyKey },
      });
    const replyKey = randomUUID();
    await reply('Todavía no ha llegado nada.', replyKey);
    const again = await reply('Todavía no ha llegado nada.', replyKey);
    expect(again.data).toMatchObject({ state: 'in-progress', dueOn: '2027-01-07', canReply: true });
    expect(again.data.entries.map(({ kind }) => kind)).toEqual(['received', 'answer', 'reply']);
    await step(await detailOf(number), { step: 'answer', text: 'Ya salió.' });
    await step(await detailOf(number), { step: 'close' });
    expect((await reply('Otra cosa más, por favor.', randomUUID())).failure.code).toBe('CLAIMS.CLOSED');
    await api.work();
    const subjects = api.mails.map(({ subject }) => subject).filter((subject) => subject.endsWith(number));
    expect(subjects.sort()).toEqual([
      `Cerramos su caso ${number}`,
      `Recibimos su caso ${number}`,
      `Recibimos su mensaje del caso ${number}`,
      `Respuesta a su caso ${number}`,
      `Respuesta a su caso ${number}`,
    ]);
    api.clock.set(new Date('2026-11-20T15:00:00Z'));
  });

  it('are prolonged once, before the deadline, where the law allows it [N-20-236]', async () => {
    const { number } = (await ask({ kind: 'data-claim' })).data;
    const seen = await detailOf(number);
    expect(seen.prolongation).toEqual({ days: 8, dueOn: '2026-12-24' });
    expect((await step(seen, { step: 'prolong' })).failure.errors).toEqual({
      text: 'Escriba el motivo: la persona lo lee.',
    });
    const prolonged = await step(seen, { step: 'prolong', text: 'Falta un soporte.' });
    expect(prolonged.data).toMatchObject({ dueOn: '2026-12-24', prolongation: null });
    const second = await step(prolonged.data, { step: 'prolong', text: 'Otra vez.' });
    expect(second.failure.code).toBe('CLAIMS.NOT_PROLONGABLE');
    const complaint = await detailOf((await ask({ kind: 'complaint' })).data.number);
    expect(complaint.prolongation).toBeNull();
  });

  it('about a harmful product come first and show who must report it, to whom and by when [N-20-237]', async () => {
    const { number } = (await ask({ harm: 'allergy' })).data;
    const first = await api.call<Detail[]>('GET', '/admin/claims', { token: await staffToken() });
    expect(first.data[0]?.number).toBe(number);
    const seen = await detailOf(number);
    expect(seen.harmDuty).toMatchObject({
      who: 'El representante legal',
      authority: 'Superintendencia de Industria y Comercio',
      dueOn: '2026-11-23',
      reportedAt: null,
    });
    const reported = await step(seen, { step: 'report-harm', text: 'Radicado 26-12345' });
    expect(reported.data.harmDuty?.reportedAt).not.toBeNull();
    const late = await detailOf((await ask()).data.number);
    api.clock.advance(2 * DAY_MS);
    const marked = await step(late, { step: 'mark-harm', harm: 'foreign-body' });
    expect(marked.data.harmDuty?.dueOn).toBe('2026-11-25');
    expect((await step(marked.data, { step: 'mark-harm', harm: null })).data.harmDuty).toBeNull();
    api.clock.set(new Date('2026-11-20T15:00:00Z'));
  });

  it('are visible to active administrators only; internal notes and assignees stay internal [N-20-238]', async () => {
    const { number } = (await ask()).data;
    const refused = await step(await detailOf(number), { step: 'assign', assigneeId: buyer.user.id });
    expect(refused.failure.errors).toEqual({ assigneeId: 'Elija a un administrador activo.' });
    await step(await detailOf(number), { step: 'assign', assigneeId: admin.user.id });
    await step(await detailOf(number), { step: 'note', text: 'Preguntar en la planta.' });
    await step(await detailOf(number), { step: 'start' });
    expect((await follow(number)).data.entries.map(({ kind }) => kind)).toEqual(['received']);
    const list = await api.call<Detail[]>('GET', `/admin/claims?assigneeId=${admin.user.id}`, {
      token: await staffToken(),
    });
    expect(list.data.map((row) => row.number)).toEqual([number]);
    const dismissed = await step(await detailOf(number), { step: 'dismiss', text: 'Publicidad.' });
    expect([dismissed.data.state, dismissed.data.steps]).toEqual(['closed', ['note', 'assign', 'mark-harm']]);
    expect((await follow(number)).data.entries.at(-1)).toMatchObject({ kind: 'dismissed', text: '' });
    const trail = await api.uow.manager.find(AuditEntry, { where: { subject: 'claim' } });
    expect(JSON.stringify(trail)).not.toContain('rosa@correo.test');
    expect(trail.map(({ action }) => action)).toContain('claims.dismissed');
  });

  it('belong to an account, or to a document and e-mail; erasure removes the names [N-20-240]', async () => {
    const own = (await ask({ document: '71.000.001', text: 'Un secreto de la persona.' })).data.number;
    const other = (await ask({ document: '71000001', email: 'otra@correo.test' })).data.number;
    const person = { userId: null, idType: '13', document: '71000001', email: 'Rosa@correo.test' };
    const service = api.app.get(ClaimsOfPerson);
    expect((await service.find(person)).map(({ number }) => number)).toEqual([own]);
    expect(await service.erase(person)).toBe(1);
    const erased = await detailOf(other);
    expect(erased.entries[0]?.text).toBe(ASKED.text);
    const rows = await api.uow.manager.query("SELECT * FROM claim_entries WHERE text LIKE '%secreto%'");
    expect([rows, (await follow(own, '71000001')).status]).toEqual([[], 404]);
    expect(await api.work()).toBeGreaterThanOrEqual(0);
  });

  it('are deleted with all their parts long after they closed', async () => {
    const { number } = (await ask()).data;
    await step(await detailOf(number), { step: 'dismiss', text: 'Repetido.' });
    const count = () => api.uow.manager.countBy(ClaimEntity, { state: 'closed' });
    const repository = api.app.get(ClaimsOfPersonRepository);
    const closed = await count();
    expect(await repository.removeBefore(new Date(api.clock.now().getTime() - DAY_MS), 500)).toBe(0);
    await repository.removeBefore(new Date(api.clock.now().getTime() + 60 * DAY_MS), 500);
    expect([closed > 0, await count()]).toEqual([true, 0]);
  });
});
