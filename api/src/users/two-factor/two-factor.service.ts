import { createHmac } from 'node:crypto';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import type { User } from '../accounts/user.entity.js';
import { AccountNotices } from '../notices/account-notices.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { newBackupCodes, newSecret, normalizedCode, stepOf, totpAddress } from './totp-codes.js';
import type { TotpSetupDto, TotpStateDto } from './two-factor.dto.js';
import { TwoFactorRepository } from './two-factor.repository.js';

/** Second-factor sign-in by TOTP (RFC 6238); optional, administrators only. */
@Injectable()
export class TwoFactorService {
  private readonly key: SealKey;

  constructor(
    private readonly twoFactor: TwoFactorRepository,
    private readonly sessions: SessionsRepository,
    private readonly notices: AccountNotices,
    private readonly uow: UnitOfWork,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = { secret: config.totpKey, purpose: 'totp-secret' };
  }

  async state(userId: number): Promise<TotpStateDto> {
    const isActive = await this.isActive(userId);
    return { isActive, backupCodes: isActive ? await this.twoFactor.countBackupCodes(userId) : 0 };
  }

  /**
   * @param user whose password was just checked
   * @throws AUTH.TOTP_ACTIVE
   */
  async begin(user: User): Promise<TotpSetupDto> {
    const secret = newSecret();
    await this.uow.run(async () => {
      if (await this.isActive(user.id)) throw new AppError('AUTH.TOTP_ACTIVE');
      await this.twoFactor.begin(user, seal(secret, this.key), this.clock.now());
    });
    return { secret, qr: await QRCode.toDataURL(totpAddress(secret, user.email)) };
  }

  /** Ends all other sessions. @throws AUTH.TOTP_INVALID, also once mail, password or role changed */
  async confirm({ id, email, sessionId }: RequestUser, code: string): Promise<string[]> {
    const codes = newBackupCodes();
    await this.uow.run(async () => {
      const stored = await this.twoFactor.find(id);
      const step = stored && this.stepOf(stored.sealed_secret, code);
      const hashes = codes.map((backupCode) => this.hashOf(id, backupCode));
      if (!step || !(await this.twoFactor.confirm(id, step, hashes, this.clock.now())))
        throw new AppError('AUTH.TOTP_INVALID');
      const proofs = { exceptId: sessionId, version: stored.key_version };
      if (!(await this.sessions.voidProofs(id, proofs))) throw new AppError('AUTH.TOTP_INVALID');
      await this.notices.add('second-step-on', { id, email });
    });
    this.events.record('totp.enabled', { actorId: id });
    return codes;
  }

  async isRequiredOf({ id, id_role }: Pick<User, 'id' | 'id_role'>): Promise<boolean> {
    return isAdministrator(id_role) && (await this.isActive(id));
  }

  /** Uses up an application code or backup code. @throws AUTH.TOTP_INVALID */
  async use(userId: number, code: string): Promise<void> {
    const stored = await this.twoFactor.find(userId);
    const step = stored?.confirmed_at ? this.stepOf(stored.sealed_secret, code) : null;
    const isUsed =
      step === null
        ? await this.twoFactor.useBackupCode(userId, this.hashOf(userId, code), this.clock.now())
        : await this.twoFactor.useStep(userId, step);
    if (!isUsed) throw new AppError('AUTH.TOTP_INVALID');
  }

  /** Ends all other sessions and mails a notice. */
  async disable({ id, email, key_version }: User, sessionId: string): Promise<void> {
    await this.uow.run(async () => {
      const proofs = { exceptId: sessionId, version: key_version };
      if (!(await this.sessions.voidProofs(id, proofs))) throw new AppError('AUTH.TOTP_INVALID');
      await this.twoFactor.remove(id);
      await this.notices.add('second-step-off', { id, email });
    });
    this.events.record('totp.disabled', { subjectId: id });
  }

  async remove(userId: number): Promise<boolean> {
    const isRemoved = await this.uow.run(() => this.twoFactor.remove(userId));
    if (isRemoved) this.events.record('totp.disabled', { subjectId: userId });
    return isRemoved;
  }

  private async isActive(userId: number): Promise<boolean> {
    const stored = await this.twoFactor.find(userId);
    return stored !== null && stored.confirmed_at !== null;
  }

  private stepOf(sealedSecret: string, code: string): number | null {
    const secret = unseal(sealedSecret, this.key);
    return secret === null ? null : stepOf(secret, normalizedCode(code), this.clock.now());
  }

  private hashOf(userId: number, code: string): string {
    return createHmac('sha256', this.key.secret)
      .update(`${userId}:${normalizedCode(code)}`)
      .digest('hex');
  }
}
