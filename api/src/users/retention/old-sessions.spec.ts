import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IsNull, Not } from 'typeorm';
import { Outbox, OutboxMessage } from '#platform/outbox/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { RecoveryCode } from '../recovery/recovery-code.entity.js';
import { EmailChangeEntity } from '../profile/email-change.entity.js';
import { RefreshToken } from '../sessions/tokens/refresh-token.entity.js';
import { BackupCode, Session } from '../index.js';
import { OldSessions } from './old-sessions.js';

const DAY = 86_400_000;

describe.each(DIALECTS)('the retention of old sessions on $name', (dialect) => {
  let api: TestApi;
  let sweep: OldSessions;
  let userId: number;
  beforeAll(async () => {
    api = await startApi(dialect, { SESSION_KEEP_DAYS: '10' });
    sweep = api.app.get(OldSessions);
    userId = (await api.addUser({ id_role: 3 })).id;
  });
  afterAll(() => api.stop());

  const daysAgo = (days: number): Date => new Date(api.clock.now().getTime() - days * DAY);
  let count = 0;
  const addToken = async (family: string, expiresAt: Date): Promise<void> => {
    count += 1;
    await api.uow.manager.insert(RefreshToken, {
      user_id: userId,
      family,
      token_hash: `hash-${count}`,
      is_persistent: false,
      device: null,
      created_at: daysAgo(30),
      expires_at: expiresAt,
    });
  };
  const addSession = async (id: string, ends: { ends_at: Date; ended_at: Date | null }): Promise<void> => {
    const began = { started_at: daysAgo(30), renewed_at: daysAgo(30) };
    await api.uow.manager.insert(Session, { id, user_id: userId, ...began, ...ends });
    await addToken(id, daysAgo(20));
    await addToken(id, ends.ends_at);
  };
  const left = async () => {
    const sessions = await api.uow.manager.findBy(Session, { user_id: userId });
    const tokens = await api.uow.manager.findBy(RefreshToken, { user_id: userId });
    const families = new Set(tokens.map(({ family }) => family));
    return { sessions: sessions.map(({ id }) => id).sort(), families: [...families].sort() };
  };

  it('deletes ended sessions with their tokens after the set days, in small batches [N-16-269]', async () => {
    const later = new Date(api.clock.now().getTime() + DAY);
    await addSession('open', { ends_at: later, ended_at: null });
    await addSession('ended lately', { ends_at: later, ended_at: daysAgo(9) });
    await addSession('over lately', { ends_at: daysAgo(9), ended_at: null });
    await addSession('ended long ago', { ends_at: later, ended_at: daysAgo(11) });
    await addSession('over long ago', { ends_at: daysAgo(11), ended_at: null });
    await addSession('ended and over', { ends_at: daysAgo(12), ended_at: daysAgo(25) });
    await addToken('earlier release, expired', daysAgo(11));
    await addToken('earlier release', daysAgo(9));
    expect(await sweep.run(2)).toBe(4);
    expect(await left()).toEqual({
      sessions: ['ended lately', 'open', 'over lately'],
      families: ['earlier release', 'ended lately', 'open', 'over lately'],
    });
    expect(await sweep.run()).toBe(0);
  });

  it('includes codes that were used or expired [N-16-269]', async () => {
    const other = (await api.addUser()).id;
    const code = { code_hash: 'hash', tries: 0, created_at: daysAgo(11) };
    await api.uow.manager.insert(RecoveryCode, { ...code, user_id: userId, expires_at: daysAgo(11) });
    await api.uow.manager.insert(RecoveryCode, { ...code, user_id: other, expires_at: daysAgo(9) });
    const used = [daysAgo(11), daysAgo(9), null];
    for (const [n, used_at] of used.entries())
      await api.uow.manager.insert(BackupCode, { user_id: userId, code_hash: `backup-${n}`, used_at });
    const change = { codeHash: 'hash', email: 'nueva@demo.test', createdAt: daysAgo(12) };
    await api.uow.manager.insert(EmailChangeEntity, { ...change, userId, expiresAt: daysAgo(11) });
    await api.uow.manager.insert(EmailChangeEntity, { ...change, userId: other, expiresAt: daysAgo(9) });
    expect(await sweep.run()).toBe(3);
    expect(await api.uow.manager.findBy(EmailChangeEntity, {})).toMatchObject([{ userId: other }]);
    expect(await api.uow.manager.findBy(RecoveryCode, {})).toMatchObject([{ user_id: other }]);
    const backup = await api.uow.manager.findBy(BackupCode, { user_id: userId });
    expect(backup.map(({ code_hash }) => code_hash)).toEqual(['backup-1', 'backup-2']);
  });

  it('runs once a day [N-16-269]', async () => {
    const topic = 'users.remove-old-sessions';
    await api.app.get(Outbox).addRecurring(topic, api.clock.now());
    await api.work();
    const waiting = await api.uow.manager.findBy(OutboxMessage, { topic, done_at: IsNull() });
    expect(waiting.map(({ available_at }) => available_at)).toEqual([
      new Date(api.clock.now().getTime() + DAY),
    ]);
    expect(await api.uow.manager.countBy(OutboxMessage, { topic, done_at: Not(IsNull()) })).toBe(1);
  });
});
