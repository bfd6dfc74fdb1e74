import { MESSAGE_TOPICS } from '@lacteos/contracts/reference/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { Outbox, OutboxMessage } from '../outbox/index.js';
import type { DeadLetterDto } from './dead-letters.dto.js';

describe.each(DIALECTS)('undeliverable messages on $name', (dialect) => {
  let api: TestApi;
  let token = '';
  let isBroken = true;
  let delivered: unknown[] = [];

  beforeAll(async () => {
    api = await startApi(dialect, { OUTBOX_MAX_ATTEMPTS: '1' });
    ({ token } = await api.signedIn(3));
    api.app.get(Outbox).handle('test.letter', async (payload) => {
      if (isBroken) throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
      delivered.push(payload);
    });
  });
  beforeEach(async () => {
    isBroken = true;
    delivered = [];
    await api.uow.manager.clear(OutboxMessage);
  });
  afterAll(() => api.stop());

  const giveUp = async (...payloads: object[]): Promise<void> => {
    for (const payload of payloads) await api.app.get(Outbox).add('test.letter', payload);
    await api.work();
  };
  const list = (query = '') => api.call<DeadLetterDto[]>('GET', `/admin/messages${query}`, { token });
  const change = (what: 'retry' | 'discard', body: object) =>
    api.call<{ changed: number }>('POST', `/admin/messages/${what}`, { token, body });
  const audited = async (action: string) => {
    const { data } = await api.call<{ action: string; subjectId: string; after: { reason?: string } }[]>(
      'GET',
      '/admin/audit?subject=message',
      { token },
    );
    return data.filter((entry) => entry.action === action);
  };

  it('are listed with topic, order, kind of failure and attempts, without their contents [N-16-152]', async () => {
    await giveUp({ orderId: 7, email: 'ana@lacteos.test' }, { email: 'eva@lacteos.test' });
    const { status, data, text } = await list('?pageSize=20');
    expect(status).toBe(200);
    expect(data.map(({ orderId, topic, failure, attempts }) => [orderId, topic, failure, attempts])).toEqual([
      [null, 'test.letter', 'timeout', 1],
      [7, 'test.letter', 'timeout', 1],
    ]);
    expect(text).not.toContain('lacteos.test');
    expect((await list('?topic=order-placed')).data).toEqual([]);
    expect((await list('?sort=-payload')).status).toBe(400);
  });

  it('are retried at the request of staff, and audited [N-16-153]', async () => {
    await giveUp({ orderId: 7 }, { orderId: 8 });
    const [{ id } = { id: 0 }] = (await list()).data;
    isBroken = false;
    expect((await change('retry', { ids: [id] })).data).toEqual({ changed: 1 });
    await api.work();
    expect(delivered).toEqual([{ orderId: 8 }]);
    expect((await list()).data.map(({ orderId }) => orderId)).toEqual([7]);
    expect((await change('retry', { ids: [id] })).data).toEqual({ changed: 0 });
    expect((await audited('outbox.retried')).map(({ subjectId }) => subjectId)).toContain(String(id));
  });

  it('are discarded for good with a reason that the audit trail records [N-16-154]', async () => {
    await giveUp({ orderId: 7 }, { orderId: 8 });
    const ids = (await list()).data.map(({ id }) => id);
    const nothing = await change('discard', { ids, reason: ' ' });
    expect([nothing.status, Object.keys(nothing.failure.errors ?? {})]).toEqual([400, ['reason']]);
    expect((await change('discard', { ids, reason: 'La dirección no existe' })).data).toEqual({ changed: 2 });
    isBroken = false;
    await api.work();
    expect([delivered, (await list()).data]).toEqual([[], []]);
    expect((await audited('outbox.discarded')).map(({ after }) => after.reason)).toEqual(
      expect.arrayContaining(['La dirección no existe', 'La dirección no existe']),
    );
  });

  it('are counted by topic in the metrics, next to the delay of due messages [N-16-155]', async () => {
    await giveUp({ orderId: 7 }, { orderId: 8 });
    await api.app.get(Outbox).add('test.letter', { orderId: 9 });
    api.clock.advance(10_000);
    await api.app.get(Outbox).add('test.later', { orderId: 9 });
    api.clock.advance(20_000);
    const { text } = await api.call('GET', '/metrics');
    expect(text).toContain('outbox_dead_messages{topic="test.letter"} 2');
    expect(text).toContain('outbox_due_messages 2');
    expect(text).toContain('outbox_oldest_due_seconds{topic="test.letter"} 30');
    expect(text).toContain('outbox_oldest_due_seconds{topic="test.later"} 20');
  });

  it('have a Spanish title for every topic', () => {
    const topics = [...api.app.get(Outbox).lanes().values()]
      .flat()
      .filter((topic) => !topic.startsWith('test.'));
    expect(topics.filter((topic) => !(topic in MESSAGE_TOPICS))).toEqual([]);
  });
});
