import type { SignedIn } from '@lacteos/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';

import { KnownDevice } from '../src/users/auth/known-device.js';
import { SessionsService } from '../src/users/sessions/sessions.service.js';
import { User } from '../src/users/index.js';
import { holdBefore } from './hold-after.js';
import { TEST_PASSWORD, type TestApi } from './test-api.js';

const NEXT_CODE_MS = 60_000;
/** Resolves whether an earlier proof is still valid. */
type Use = () => Promise<boolean>;
export const UNDER_WAY = 'a sign-in whose password was checked before';
export const PROOF_NAMES = [
  'a known device',
  'an access token of another session',
  'a refresh token of another session',
  'a recovery code',
  'a link that verifies the address',
  'a code for another address',
  'a set-up of the second step',
  'an address of the archive',
  'a key of drafts',
  UNDER_WAY,
];
export type Proofs = Readonly<Record<string, Use>>;

/** An account with one proof of each kind. */
export class AccountWithProofs {
  private constructor(
    readonly api: TestApi,
    readonly id: number,
    /** Token of a session on the owner's device. */
    readonly here: string,
    /** Secret of the authenticator application; null without a second step. */
    readonly secret: string | null,
  ) {}

  static async create(api: TestApi, change: Partial<User>, hasTotp: boolean): Promise<AccountWithProofs> {
    const user = await api.addUser(change);
    const secret = hasTotp ? await setUpTotp(api, user) : null;
    const here = (await signIn(api, user.email, secret)).data.token;
    return new AccountWithProofs(api, user.id, here, secret);
  }

  /** Reloads the account. */
  present(): Promise<User> {
    return this.api.uow.manager.findOneByOrFail(User, { id: this.id });
  }

  /** Opens a session with the account's current data. */
  async freshToken(): Promise<string> {
    return this.api.tokenOf(await this.present());
  }

  async mailedCode(to: string): Promise<string> {
    await this.api.work();
    return /\b\d{6}\b/.exec(this.lastMailTo(to))?.[0] ?? 'none';
  }

  /** Issues one proof of each kind. */
  async issue(): Promise<Proofs> {
    return {
      ...(await this.sessionElsewhere()),
      'a recovery code': await this.recoveryCode(),
      'a link that verifies the address': await this.verificationLink(),
      'a code for another address': await this.codeForAddress(),
      ...(await this.pendingSecondStep()),
      'an address of the archive': await this.archiveAddress(),
      'a key of drafts': await this.draftKey(),
      [UNDER_WAY]: await this.signInUnderWay(),
    };
  }

  private async sessionElsewhere(): Promise<Proofs> {
    const { api } = this;
    const { email } = await this.present();
    const { data, cookies } = await signIn(api, email, this.secret);
    const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    return {
      'a known device': async () => {
        const request = { cookies: jar } as unknown as FastifyRequest;
        return (await api.app.get(KnownDevice).recognise(request, (await this.present()).email_key)) !== null;
      },
      'an access token of another session': async () =>
        (await api.call('GET', '/auth/me', { token: data.token })).status === 200,
      'a refresh token of another session': async () =>
        (await api.call('POST', '/auth/refresh', { cookies: jar })).status === 200,
    };
  }

  private async recoveryCode(): Promise<Use> {
    const { email } = await this.present();
    await this.api.call('POST', '/auth/reset/code', { body: { email } });
    const code = await this.mailedCode(email);
    return async () => {
      const body = { email: (await this.present()).email, code, newPassword: 'Robada2026$' };
      return (await this.api.call('PUT', '/auth/reset', { body })).status === 200;
    };
  }

  private async verificationLink(): Promise<Use> {
    await this.api.call('POST', '/auth/verification', { token: this.here });
    await this.api.work();
    const mail = this.lastMailTo((await this.present()).email);
    const token = /\/verificar-correo#(\S+)/.exec(mail)?.[1] ?? 'none';
    return async () => (await this.api.call('PUT', '/auth/verification', { body: { token } })).status === 200;
  }

  private async codeForAddress(): Promise<Use> {
    const email = `otra-de-${this.id}@lacteos.test`;
    const body = { email, password: TEST_PASSWORD };
    await this.api.call('POST', '/account/email', { token: this.here, body });
    const code = await this.mailedCode(email);
    return async () => {
      const token = await this.freshToken();
      return (await this.api.call('PUT', '/account/email', { token, body: { code } })).status === 200;
    };
  }

  private async pendingSecondStep(): Promise<Proofs> {
    if (this.secret !== null || (await this.present()).id_role < 3) return {};
    const secret = await beginTotp(this.api, this.here);
    return {
      'a set-up of the second step': async () => {
        const body = { code: codeOf(this.api, secret) };
        return (
          (await this.api.call('PUT', '/auth/totp', { token: await this.freshToken(), body })).status === 200
        );
      },
    };
  }

  private async archiveAddress(): Promise<Use> {
    const body = { password: TEST_PASSWORD };
    const { data } = await this.api.call<{ address: string }>('POST', '/account/data', {
      token: this.here,
      body,
    });
    return async () => (await this.api.call('GET', data.address)).status === 200;
  }

  private async draftKey(): Promise<Use> {
    const read = async (token: string) =>
      (await this.api.call<{ draftKey: string } | undefined>('GET', '/auth/list-key', { token })).data
        ?.draftKey;
    const before = await read(this.here);
    return async () => (await read(await this.freshToken())) === before;
  }

  private async signInUnderWay(): Promise<Use> {
    const held = holdBefore(this.api.app.get(SessionsService), 'open');
    const answer = signIn(this.api, (await this.present()).email, this.secret);
    await held.reached;
    return async () => {
      held.release();
      return (await answer).status === 200;
    };
  }

  private lastMailTo(to: string): string {
    return this.api.mails.filter((mail) => mail.to === to).at(-1)?.text ?? '';
  }
}

/** The current code of the application. */
export const codeOf = (api: TestApi, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });

export async function beginTotp(api: TestApi, token: string): Promise<string> {
  const body = { password: TEST_PASSWORD };
  return (await api.call<{ secret: string }>('POST', '/auth/totp', { token, body })).data.secret;
}

async function setUpTotp(api: TestApi, user: User): Promise<string> {
  const token = await api.tokenOf(user);
  const secret = await beginTotp(api, token);
  await api.call('PUT', '/auth/totp', { token, body: { code: codeOf(api, secret) } });
  return secret;
}

function signIn(api: TestApi, email: string, secret: string | null) {
  // Each code of the application counts once.
  if (secret !== null) api.clock.advance(NEXT_CODE_MS);
  const code = secret === null ? {} : { code: codeOf(api, secret) };
  return api.call<SignedIn>('POST', '/auth/login', { body: { email, password: TEST_PASSWORD, ...code } });
}
