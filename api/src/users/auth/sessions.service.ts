import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SignedIn } from '@lacteos/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.js';
import { AccessTokens } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { SessionStores } from '../accounts/session-stores.js';
import { sessionUserOf } from '../accounts/session-user.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** Idle life of a session whose cookie ends with the browser. */
const BROWSER_SESSION_MS = DAY_MS;

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly refreshToken: string;
  /** Seconds the cookie lives; null: until the browser closes. */
  readonly cookieSeconds: number | null;
}
/** What all refresh tokens of a session have in common. */
interface SessionChain {
  readonly family: string;
  readonly isPersistent: boolean;
  readonly device: string | null;
}
type Rotation = { kind: 'rotated'; session: OpenedSession } | { kind: 'reused' } | { kind: 'void' };

/** Opens, continues and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly stores: SessionStores,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly accessTokens: AccessTokens,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a session with a new family of refresh tokens. */
  async open(user: User, isPersistent: boolean, device: string | null): Promise<OpenedSession> {
    return this.issue(user, { family: randomUUID(), isPersistent, device });
  }

  /**
   * Exchanges a refresh token for the next one of its family.
   * A token that was used before betrays a copy: the whole family ends.
   * @throws AUTH.NO_SESSION, AUTH.REFRESH_REUSED
   */
  async refresh(refreshToken: string): Promise<OpenedSession> {
    const rotation = await this.uow.run(() => this.rotate(refreshToken));
    if (rotation.kind === 'reused') throw new AppError('AUTH.REFRESH_REUSED');
    if (rotation.kind === 'void') throw new AppError('AUTH.NO_SESSION');
    return rotation.session;
  }

  /** Ends the session of a refresh token; an unknown one is no error. */
  async end(refreshToken: string): Promise<void> {
    const stored = await this.refreshTokens.findByHash(hashOf(refreshToken));
    if (stored) await this.refreshTokens.revokeFamily(stored.family, this.clock.now());
  }

  /** The session user of an account. @throws AUTH.REQUIRED when it is gone */
  async describe(userId: number): Promise<SignedIn['user']> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('AUTH.REQUIRED');
    return sessionUserOf(user, await this.stores.of(user.id));
  }

  private async rotate(refreshToken: string): Promise<Rotation> {
    const now = this.clock.now();
    const stored = await this.refreshTokens.findByHash(hashOf(refreshToken));
    if (!stored || stored.revoked_at || stored.expires_at <= now) return { kind: 'void' };
    if (!(await this.refreshTokens.use(stored.id, now))) {
      await this.refreshTokens.revokeFamily(stored.family, now);
      return { kind: 'reused' };
    }
    const user = await this.users.findById(stored.user_id);
    if (!user?.active) return { kind: 'void' };
    return { kind: 'rotated', session: await this.issue(user, chainOf(stored)) };
  }

  private async issue(user: User, { family, isPersistent, device }: SessionChain): Promise<OpenedSession> {
    const now = this.clock.now();
    const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
    const lifeMs = isPersistent ? this.config.refreshTokenDays * DAY_MS : BROWSER_SESSION_MS;
    await this.refreshTokens.add({
      user_id: user.id,
      family,
      token_hash: hashOf(refreshToken),
      is_persistent: isPersistent,
      device,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    });
    const token = await this.accessTokens.sign({ userId: user.id, sessionVersion: user.session_version });
    const stores = await this.stores.of(user.id);
    return {
      signedIn: { token, expiresIn: this.accessTokens.lifetime, user: sessionUserOf(user, stores) },
      refreshToken,
      cookieSeconds: isPersistent ? lifeMs / 1000 : null,
    };
  }
}

const chainOf = ({ family, is_persistent, device }: RefreshToken): SessionChain => ({
  family,
  isPersistent: is_persistent,
  device,
});

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
