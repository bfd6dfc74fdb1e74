import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { SignedIn } from '@lacteos/contracts/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { AccessTokens } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { clientAddress } from '#platform/http/index.js';
import { currentRequest } from '#platform/origin/index.js';
import { StoredBytes } from '#platform/throttle/index.js';
import { SessionStores } from '../accounts/session-stores.js';
import { sessionUserOf } from '../accounts/session-user.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { absoluteEndOf, idleEndOf } from './session-lifetime.js';
import { SessionsRepository } from './sessions.repository.js';

const TOKEN_BYTES = 32;
/** Rows of a session and a token, with the name of the device. */
const ROW_BYTES = 700;
/** How long a replaced token is answered with its unused successor: our pages wait 30 s, then try after 5, 15 and 60 s. */
const REPEAT_MS = 120_000;

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly refreshToken: string;
  /** Lifetime of the cookie in seconds; null until the browser closes. */
  readonly cookieSeconds: number | null;
}
/** What the tokens of a session have in common. */
interface SessionFacts {
  readonly id: string;
  readonly isPersistent: boolean;
  readonly device: string | null;
  readonly endsAt: Date;
}
type IssuedToken = Pick<RefreshToken, 'is_persistent' | 'expires_at'> & { readonly value: string };
type Rotation = { kind: 'rotated'; session: OpenedSession } | { kind: 'reused' } | { kind: 'void' };

/** Opens, refreshes and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly stores: SessionStores,
    private readonly sessions: SessionsRepository,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly accessTokens: AccessTokens,
    private readonly uow: UnitOfWork,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    private readonly storedBytes: StoredBytes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Opens a session of an account that has proved itself.
   * @throws AUTH.INVALID_CREDENTIALS when the account was changed since, REQUEST.TOO_MANY
   */
  async open(user: User, isPersistent: boolean, device: string | null): Promise<OpenedSession> {
    await this.spendBytesOf(user.id);
    return this.uow.run(async () => {
      const present = await this.users.findById(user.id);
      if (!present?.active || present.key_version !== user.key_version)
        throw new AppError('AUTH.INVALID_CREDENTIALS');
      const id = randomUUID();
      const endsAt = await this.begin(id, user, this.clock.now());
      const facts = { id, isPersistent, device, endsAt };
      const token = await this.issue(user, facts, randomBytes(TOKEN_BYTES).toString('base64url'));
      return this.describeOpened(user, facts, token);
    });
  }

  /**
   * Exchanges a refresh token for the next one of its session. A repeated request, whose first answer may be lost, gets
   * the same next token while nobody used it; any other reuse reveals a copied token and ends the session.
   * @throws AUTH.NO_SESSION, AUTH.REFRESH_REUSED, REQUEST.TOO_MANY
   */
  async refresh(refreshToken: string): Promise<OpenedSession> {
    const rotation = await this.uow.run(() => this.rotate(refreshToken));
    if (rotation.kind === 'reused') throw new AppError('AUTH.REFRESH_REUSED');
    if (rotation.kind === 'void') throw new AppError('AUTH.NO_SESSION');
    return rotation.session;
  }

  /** Ends the session of a refresh token with its access tokens; ignores an unknown one. */
  async end(refreshToken: string): Promise<void> {
    const stored = await this.refreshTokens.findByHash(hashOf(refreshToken));
    if (stored) await this.endById(stored.family);
  }

  /** Ends a session with all its tokens. */
  async endById(id: string): Promise<void> {
    await this.uow.run(() => this.sessions.end(id, this.clock.now()));
    this.events.record('session.ended', { reason: 'sign-out' });
  }

  /** The session user of an account. @throws AUTH.REQUIRED when the account is gone */
  async describe(userId: number): Promise<SignedIn['user']> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('AUTH.REQUIRED');
    return sessionUserOf(user, await this.stores.of(user.id));
  }

  private async rotate(refreshToken: string): Promise<Rotation> {
    const now = this.clock.now();
    const stored = await this.refreshTokens.findByHash(hashOf(refreshToken));
    if (!stored || stored.revoked_at || stored.expires_at <= now) return { kind: 'void' };
    const user = await this.users.findById(stored.user_id);
    if (!user?.active) return { kind: 'void' };
    await this.spendBytesOf(user.id);
    const endsAt = await this.renew(stored, user, now);
    if (!endsAt || endsAt <= now) return { kind: 'void' };
    const facts = { id: stored.family, isPersistent: stored.is_persistent, device: stored.device, endsAt };
    const successor = this.successorOf(refreshToken);
    const token = (await this.refreshTokens.use(stored.id, now))
      ? await this.issue(user, facts, successor)
      : await this.findUnused(successor, now);
    if (token) return { kind: 'rotated', session: await this.describeOpened(user, facts, token) };
    await this.sessions.end(stored.family, now);
    return { kind: 'reused' };
  }

  private async spendBytesOf(accountId: number): Promise<void> {
    const request = currentRequest();
    if (request)
      await this.storedBytes.spend('sessions', { address: clientAddress(request), accountId }, ROW_BYTES);
  }

  /** Derived from the token it replaces, so that a repeated request gets the same one although only hashes are stored. */
  private successorOf(refreshToken: string): string {
    const purpose = 'successor of a refresh token';
    return Buffer.from(
      hkdfSync('sha256', this.config.jwtSecret, refreshToken, purpose, TOKEN_BYTES),
    ).toString('base64url');
  }

  /** Reads after the lock on the session, so that a simultaneous exchange is over. */
  private async findUnused(value: string, now: Date): Promise<IssuedToken | null> {
    const stored = await this.refreshTokens.findByHash(hashOf(value));
    if (!stored || stored.used_at || stored.revoked_at) return null;
    return now.getTime() - stored.created_at.getTime() <= REPEAT_MS ? { ...stored, value } : null;
  }

  /** Renews the row of a session first, so that a simultaneous end waits. @returns its absolute end; null when it is over */
  private async renew({ family, created_at }: RefreshToken, user: User, now: Date): Promise<Date | null> {
    const isOpen = await this.sessions.renew(family, now);
    const session = await this.sessions.find(family);
    if (session) {
      session.key_version ??= await this.adopt(session.id, user);
      return isOpen && session.key_version === user.key_version ? session.ends_at : null;
    }
    // A release without this table opened it.
    return this.begin(family, user, created_at);
  }

  private async adopt(sessionId: string, { key_version }: User): Promise<number> {
    await this.sessions.setVersion(sessionId, key_version);
    return key_version;
  }

  private async begin(id: string, user: User, startedAt: Date): Promise<Date> {
    const ends_at = absoluteEndOf(user.id_role, startedAt, this.config);
    await this.sessions.add({
      id,
      user_id: user.id,
      key_version: user.key_version,
      started_at: startedAt,
      renewed_at: this.clock.now(),
      ends_at,
    });
    return ends_at;
  }

  private async issue(
    user: User,
    { id, isPersistent, device, endsAt }: SessionFacts,
    value: string,
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

  private async describeOpened(
    user: User,
    { id, endsAt }: SessionFacts,
    { value, is_persistent, expires_at }: IssuedToken,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const claims = { userId: user.id, sessionVersion: user.session_version, sessionId: id };
    const expiresIn = Math.min(this.accessTokens.lifetime, secondsBetween(now, endsAt));
    const token = await this.accessTokens.sign(claims, expiresIn);
    const stores = await this.stores.of(user.id);
    return {
      signedIn: { token, expiresIn, user: sessionUserOf(user, stores) },
      refreshToken: value,
      cookieSeconds: is_persistent ? secondsBetween(now, expires_at) : null,
    };
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
