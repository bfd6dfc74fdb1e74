import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SignedIn } from '@lacteos/contracts/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { AccessTokens } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { SessionStores } from '../../accounts/session-stores.js';
import { sessionUserOf } from '../../accounts/session-user.js';
import type { User } from '../../accounts/user.entity.js';
import type { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { absoluteEndOf, idleEndOf } from './session-lifetime.js';

const TOKEN_BYTES = 32;
/** A replaced token gets its unused successor this long: clients wait 30 s, then retry after 5, 15 and 60 s. */
const REPEAT_MS = 120_000;

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly refreshToken: string;
  /** In seconds; null until the browser closes. */
  readonly cookieSeconds: number | null;
}
interface SessionFacts {
  readonly id: string;
  readonly isPersistent: boolean;
  readonly device: string | null;
  readonly endsAt: Date;
}
type IssuedToken = Pick<RefreshToken, 'is_persistent' | 'expires_at'> & { readonly value: string };

@Injectable()
export class SessionTokens {
  constructor(
    private readonly stores: SessionStores,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  find(refreshToken: string): Promise<RefreshToken | null> {
    return this.refreshTokens.findByHash(hashOf(refreshToken));
  }

  endOf({ id_role: role }: User, startedAt: Date): Date {
    return absoluteEndOf(role, startedAt, this.config);
  }

  /** @returns null when somebody else has replaced and used it */
  async replace(
    refreshToken: string,
    { id }: RefreshToken,
    user: User,
    facts: SessionFacts,
  ): Promise<IssuedToken | null> {
    const now = this.clock.now();
    const successor = this.successorOf(refreshToken);
    return (await this.refreshTokens.use(id, now))
      ? this.issue(user, facts, successor)
      : this.findUnused(successor, now);
  }

  async issue(
    user: User,
    { id, isPersistent, device, endsAt }: SessionFacts,
    value = randomBytes(TOKEN_BYTES).toString('base64url'),
  ): Promise<IssuedToken> {
    const now = this.clock.now();
    const token = {
      user_id: user.id,
      family: id,
      token_hash: hashOf(value),
      is_persistent: isPersistent,
      device,
      created_at: now,
      expires_at: idleEndOf({ isPersistent, endsAt }, now, this.config),
    };
    await this.refreshTokens.add(token);
    return { ...token, value };
  }

  async describeOpened(
    user: User,
    { id, endsAt }: SessionFacts,
    { value, is_persistent, expires_at }: IssuedToken,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const claims = { userId: user.id, sessionVersion: user.session_version, sessionId: id };
    const expiresIn = Math.min(this.accessTokens.lifetime, secondsBetween(now, endsAt));
    const token = await this.accessTokens.sign(claims, expiresIn);
    const stores = await this.stores.findByUser(user.id);
    return {
      signedIn: { token, expiresIn, user: sessionUserOf(user, stores) },
      refreshToken: value,
      cookieSeconds: is_persistent ? secondsBetween(now, expires_at) : null,
    };
  }

  /** Derived from its predecessor, so that a repeat gets the same token although only hashes are stored. */
  private successorOf(refreshToken: string): string {
    const purpose = 'successor of a refresh token';
    return Buffer.from(
      hkdfSync('sha256', this.config.jwtSecret, refreshToken, purpose, TOKEN_BYTES),
    ).toString('base64url');
  }

  /** Reads after locking the session, so that a simultaneous exchange is over. */
  private async findUnused(value: string, now: Date): Promise<IssuedToken | null> {
    const stored = await this.refreshTokens.findByHash(hashOf(value));
    if (!stored || stored.used_at || stored.revoked_at) return null;
    return now.getTime() - stored.created_at.getTime() <= REPEAT_MS ? { ...stored, value } : null;
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
