import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERASURE_WORD } from '@lacteos/contracts/privacy/consents';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { AccountWithProofs, beginTotp, codeOf, PROOF_NAMES, UNDER_WAY } from '#test/issued-proofs.js';
import { holdAfter } from '#test/hold-after.js';
import { EmailChangeRepository } from '../profile/email-change.repository.js';
import { RecoveryRepository } from '../recovery/recovery.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';

const NEW_PASSWORD = 'Nueva2026$';
const PASSWORD = { password: TEST_PASSWORD };

type Change = (account: AccountWithProofs, staff: string) => Promise<{ status: number }>;
interface Row {
  readonly change: Change;
  readonly role?: 1 | 3;
  readonly hasTotp?: true;
  /** True when the owner makes the change, which keeps the session of the call. */
  readonly isOwn?: true;
}

const byStaff =
  (fields: object): Change =>
  ({ api, id }, token) =>
    api.call('PUT', '/admin/user', { token, body: { id, ...fields } });

/** Every change of an account's credentials or identity. */
const CHANGES: Readonly<Record<string, Row>> = {
  'its owner moved it to another address': {
    isOwn: true,
    change: async (account) => {
      const email = `propia-${account.id}@lacteos.test`;
      const call = { token: account.here, body: { email, ...PASSWORD } };
      await account.api.call('POST', '/account/email', call);
      const code = await account.mailedCode(email);
      return account.api.call('PUT', '/account/email', { token: account.here, body: { code } });
    },
  },
  'staff moved it to another address': {
    change: (account, staff) => byStaff({ email: `de-oficina-${account.id}@lacteos.test` })(account, staff),
  },
  'its owner changed the password': {
    isOwn: true,
    change: ({ api, here: token }) => {
      const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      return api.call('PUT', '/auth/password', { token, body });
    },
  },
  'staff changed the password': { change: byStaff({ password: NEW_PASSWORD }) },
  'a mailed code changed the password': {
    change: async (account) => {
      const { email } = await account.present();
      await account.api.call('POST', '/auth/reset/code', { body: { email } });
      const body = { email, code: await account.mailedCode(email), newPassword: NEW_PASSWORD };
      return account.api.call('PUT', '/auth/reset', { body });
    },
  },
  'staff changed the role': { change: byStaff({ id_role: 4 }) },
  'staff deactivated it': { change: byStaff({ active: false }) },
  'a second step was set up': {
    isOwn: true,
    change: async ({ api, here: token }) => {
      const body = { code: codeOf(api, await beginTotp(api, token)) };
      return api.call('PUT', '/auth/totp', { token, body });
    },
  },
  'the second step ended': {
    hasTotp: true,
    isOwn: true,
    change: ({ api, here: token, secret }) => {
      api.clock.advance(60_000);
      const body = { ...PASSWORD, code: codeOf(api, secret ?? '') };
      return api.call('POST', '/auth/totp/disable', { token, body });
    },
  },
  'another administrator ended the second step': {
    hasTotp: true,
    change: ({ api, id }, token) => api.call('DELETE', `/admin/users/${id}/totp`, { token }),
  },
  'its person erased it': {
    role: 1,
    change: ({ api, here: token }) =>
      api.call('POST', '/account/erasure', { token, body: { ...PASSWORD, word: ERASURE_WORD } }),
  },
};

describe.each(DIALECTS)('a token or code issued for an account on $name', (dialect) => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    staff = (await api.signedIn(4)).token;
  });
  afterAll(() => api.stop());

  it('is valid while nothing changes [N-34-201]', async () => {
    const useless: string[] = [];
    for (const name of PROOF_NAMES) {
      const account = await AccountWithProofs.create(api, { id_role: 3 }, false);
      const proofs = await account.issue();
      if (!(await proofs[name]?.())) useless.push(name);
      await proofs[UNDER_WAY]?.();
    }
    expect(useless).toEqual([]);
  });

  it.each(Object.entries(CHANGES))(
    'is void once %s [N-34-201]',
    async (_name, { change, role = 3, ...row }) => {
      const account = await AccountWithProofs.create(api, { id_role: role }, row.hasTotp ?? false);
      const proofs = await account.issue();
      expect((await change(account, staff)).status).toBe(200);
      const alive: string[] = [];
      expect(PROOF_NAMES).toEqual(expect.arrayContaining(Object.keys(proofs)));
      for (const [name, isUsable] of Object.entries(proofs)) if (await isUsable()) alive.push(name);
      expect(alive).toEqual([]);
      const own = await api.call('GET', '/auth/me', { token: account.here });
      expect(own.status).toBe(row.isOwn ? 200 : 401);
    },
  );

  it('never verifies an address set by staff, even one verified earlier [N-34-202]', async () => {
    const account = await AccountWithProofs.create(api, {}, false);
    const { email } = await account.present();
    await api.app.get(EmailVerification).markVerified({ id: account.id, email });
    const isVerified = async () => {
      const token = await account.freshToken();
      return (await api.call<{ isVerified: boolean }>('GET', '/auth/verification', { token })).data
        .isVerified;
    };
    expect(await isVerified()).toBe(true);
    for (const next of [`nueva-${account.id}@lacteos.test`, email]) {
      expect((await byStaff({ email: next })(account, staff)).status).toBe(200);
      expect(await isVerified()).toBe(false);
    }
  });

  it.each([
    ['another address', { email: 'a tiempo' }],
    ['another password', { password: NEW_PASSWORD }],
    ['another role', { id_role: 4 }],
  ])('is void when staff save %s while a recovery code is used [N-34-201]', async (_what, fields) => {
    const account = await AccountWithProofs.create(api, { id_role: 3 }, false);
    const { email } = await account.present();
    const change = 'email' in fields ? { email: `a-tiempo-${account.id}@lacteos.test` } : fields;
    await api.call('POST', '/auth/reset/code', { body: { email } });
    const body = { email, code: await account.mailedCode(email), newPassword: 'Robada2026$' };
    const held = holdAfter(api.app.get(RecoveryRepository), 'useTry');
    const reset = api.call('PUT', '/auth/reset', { body });
    await held.reached;
    expect((await byStaff(change)(account, staff)).status).toBe(200);
    const changed = await account.present();
    held.release();
    expect((await reset).failure.code).toBe('AUTH.RECOVERY_FAILED');
    expect(await account.present()).toEqual(changed);
  });

  it('is void when the password changes while an e-mail code is used [N-34-201]', async () => {
    const account = await AccountWithProofs.create(api, {}, false);
    const email = `carrera-${account.id}@lacteos.test`;
    const token = account.here;
    await api.call('POST', '/account/email', { token, body: { email, ...PASSWORD } });
    const body = { code: await account.mailedCode(email) };
    const held = holdAfter(api.app.get(EmailChangeRepository), 'useTry');
    const use = api.call('PUT', '/account/email', { token, body });
    await held.reached;
    expect((await byStaff({ password: NEW_PASSWORD })(account, staff)).status).toBe(200);
    held.release();
    expect((await use).failure.code).toBe('PROFILE.CODE_INVALID');
    expect((await account.present()).email).not.toBe(email);
  });
});
