import { randomBytes } from 'node:crypto';
import { SiigoError } from './siigo-error.js';

/** 24 hours; `expires_in` is in seconds, contrary to SIIGO's reference. */
export const TOKEN_SECONDS = 86_400;

export class TokenDesk {
  signIns = 0;
  private readonly expiryByToken = new Map<string, number>();

  constructor(
    private readonly account: { username: string; accessKey: string },
    private readonly now: () => number = Date.now,
  ) {}

  signIn(body: unknown): object {
    const { username, access_key: accessKey } = (body ?? {}) as { username?: unknown; access_key?: unknown };
    if (username !== this.account.username || accessKey !== this.account.accessKey) {
      throw new SiigoError(401, 'unauthorized', 'Invalid credentials');
    }
    this.signIns += 1;
    const token = randomBytes(32).toString('base64url');
    this.expiryByToken.set(token, this.now() + TOKEN_SECONDS * 1000);
    return { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer', scope: 'SiigoAPI' };
  }

  /** `Bearer` is optional, because clients of both kinds exist. */
  check(authorization: string | undefined): void {
    const token = (authorization ?? '').replace(/^Bearer /i, '');
    const expiry = this.expiryByToken.get(token);
    if (expiry === undefined || expiry <= this.now()) {
      throw new SiigoError(401, 'unauthorized', 'The access token is missing, invalid or expired');
    }
  }

  expireAll(): void {
    this.expiryByToken.clear();
  }
}
