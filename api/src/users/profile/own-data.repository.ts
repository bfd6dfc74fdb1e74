import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { SavedAddressEntity } from '../addresses/saved-address.entity.js';
import { RecoveryCode } from '../recovery/recovery-code.entity.js';
import { User } from '../accounts/user.entity.js';
import { RefreshToken } from '../sessions/tokens/refresh-token.entity.js';
import { Session } from '../sessions/session.entity.js';
import { BackupCode } from '../two-factor/backup-code.entity.js';
import { TotpSecret } from '../two-factor/totp-secret.entity.js';
import { EmailVerificationEntity } from '../verification/email-verification.entity.js';
import { EmailChangeEntity } from './email-change.entity.js';

export interface PastSession {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly device: string | null;
}

@Injectable()
export class OwnDataRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns false when the version is not current or the account is gone */
  async change({ id, version }: Pick<User, 'id' | 'version'>, change: Partial<User>): Promise<boolean> {
    const result = await this.work.manager.update(
      User,
      { id, version, active: true },
      { ...change, version: version + 1 },
    );
    return result.affected === 1;
  }

  async sessionsOf(userId: number): Promise<PastSession[]> {
    const sessions = await this.work.manager.find(Session, {
      where: { user_id: userId },
      order: { started_at: 'DESC' },
    });
    const tokens = await this.work.manager.find(RefreshToken, {
      where: { user_id: userId },
      select: { family: true, device: true },
    });
    const devices = new Map(tokens.map(({ family, device }) => [family, device]));
    return sessions.map(({ id, started_at, ended_at }) => ({
      startedAt: started_at,
      endedAt: ended_at,
      device: devices.get(id) ?? null,
    }));
  }

  async erase(userId: number, anonymous: Partial<User>): Promise<void> {
    const owned = { user_id: userId };
    for (const entity of [
      Session,
      RefreshToken,
      RecoveryCode,
      EmailVerificationEntity,
      TotpSecret,
      BackupCode,
    ])
      await this.work.manager.delete(entity, owned);
    await this.work.manager.delete(EmailChangeEntity, { userId });
    await this.work.manager.delete(SavedAddressEntity, { userId });
    await this.work.manager.update(User, { id: userId }, anonymous);
  }
}
