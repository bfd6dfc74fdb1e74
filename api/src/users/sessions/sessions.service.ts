import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';
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
import type { RefreshToken } from './tokens/refresh-token.entity.js';
import { type OpenedSession, SessionTokens } from './tokens/session-tokens.js';
import { SessionsRepository } from './sessions.repository.js';

/** Estimated bytes of a session with token and device name. */
const ROW_BYTES = 700;

type Rotation = { kind: 'rotated'; session: OpenedSession } | { kind: 'reused' } | { kind: 'void' };

@Injectable()
export class SessionsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly stores: SessionStores,
    private readonly sessions: SessionsRepository,
    private readonly tokens: SessionTokens,
    private readonly uow: UnitOfWork,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    private readonly storedBytes: StoredBytes,
  ) {}

  /** @throws AUTH.INVALID_CREDENTIALS when the account has changed since, REQUEST.TOO_MANY */
  async open(user: User, isPersistent: boolean, device: string | null): Promise<OpenedSession> {
    await this.spendBytesOf(user.id);
    return this.uow.run(async () => {
      const present = await this.users.findById(user.id);
      if (!present?.active || present.key_version !== user.key_version)
        throw new AppError('AUTH.INVALID_CREDENTIALS');
      const id = randomUUID();
      const endsAt = await this.begin(id, user, this.clock.now());
      const facts = { id, isPersistent, device, endsAt };
      const token = await this.tokens.issue(user, facts);
      return this.tokens.describeOpened(user, facts, token);
    });
  }

  /**
   * A repeat gets the same successor while it is unused; any other reuse ends the session. @throws AUTH.NO_SESSION,
   * AUTH.REFRESH_REUSED, REQUEST.TOO_MANY
   */
  async refresh(refreshToken: string): Promise<OpenedSession> {
    const rotation = await this.uow.run(() => this.rotate(refreshToken));
    if (rotation.kind === 'reused') throw new AppError('AUTH.REFRESH_REUSED');
    if (rotation.kind === 'void') throw new AppError('AUTH.NO_SESSION');
    return rotation.session;
  }

  /** Voids its access tokens; ignores an unknown refresh token. */
  async endSession(refreshToken: string): Promise<void> {
    const stored = await this.tokens.find(refreshToken);
    if (stored) await this.endById(stored.family);
  }

  async endById(id: string): Promise<void> {
    await this.uow.run(() => this.sessions.endSession(id, this.clock.now()));
    this.events.record('session.ended', { reason: 'sign-out' });
  }

  /** @throws AUTH.REQUIRED when the account is gone */
  async describe(userId: number): Promise<SignedIn['user']> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('AUTH.REQUIRED');
    return sessionUserOf(user, await this.stores.findByUser(user.id));
  }

  private async rotate(refreshToken: string): Promise<Rotation> {
    const now = this.clock.now();
    const stored = await this.tokens.find(refreshToken);
    if (!stored || stored.revoked_at || stored.expires_at <= now) return { kind: 'void' };
    const user = await this.users.findById(stored.user_id);
    if (!user?.active) return { kind: 'void' };
    await this.spendBytesOf(user.id);
    const endsAt = await this.renew(stored, user, now);
    if (!endsAt || endsAt <= now) return { kind: 'void' };
    const facts = { id: stored.family, isPersistent: stored.is_persistent, device: stored.device, endsAt };
    const token = await this.tokens.replace(refreshToken, stored, user, facts);
    if (token) return { kind: 'rotated', session: await this.tokens.describeOpened(user, facts, token) };
    await this.sessions.endSession(stored.family, now);
    return { kind: 'reused' };
  }

  private async spendBytesOf(accountId: number): Promise<void> {
    const request = currentRequest();
    if (request)
      await this.storedBytes.spend('sessions', { address: clientAddress(request), accountId }, ROW_BYTES);
  }

  /** Locks the session's row, so that a simultaneous end waits. @returns its absolute end; null when it is over */
  private async renew({ family, created_at }: RefreshToken, user: User, now: Date): Promise<Date | null> {
    const isOpen = await this.sessions.renew(family, now);
    const session = await this.sessions.find(family);
    if (session) {
      session.key_version ??= await this.setKeyVersion(session.id, user);
      return isOpen && session.key_version === user.key_version ? session.ends_at : null;
    }
    // Opened by a release without this table.
    return this.begin(family, user, created_at);
  }

  private async setKeyVersion(sessionId: string, { key_version }: User): Promise<number> {
    await this.sessions.setVersion(sessionId, key_version);
    return key_version;
  }

  private async begin(id: string, user: User, startedAt: Date): Promise<Date> {
    const ends_at = this.tokens.endOf(user, startedAt);
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
}
