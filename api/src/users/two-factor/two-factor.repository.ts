import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { UnitOfWork } from '#platform/database/index.js';
import type { User } from '../accounts/user.entity.js';
import { BackupCode } from './backup-code.entity.js';
import { TotpSecret } from './totp-secret.entity.js';

@Injectable()
export class TwoFactorRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async find(userId: number): Promise<TotpSecret | null> {
    return this.uow.manager.findOneBy(TotpSecret, { user_id: userId });
  }

  async begin({ id: userId, key_version }: User, sealedSecret: string, now: Date): Promise<void> {
    await this.uow.manager.delete(TotpSecret, { user_id: userId, confirmed_at: IsNull() });
    await this.uow.manager.insert(TotpSecret, {
      user_id: userId,
      sealed_secret: sealedSecret,
      last_step: 0,
      key_version,
      created_at: now,
    });
  }

  /** @returns false when it is already confirmed */
  async confirm(userId: number, step: number, codeHashes: readonly string[], now: Date): Promise<boolean> {
    const result = await this.uow.manager.update(
      TotpSecret,
      { user_id: userId, confirmed_at: IsNull() },
      { confirmed_at: now, last_step: step },
    );
    if (result.affected !== 1) return false;
    await this.uow.manager.delete(BackupCode, { user_id: userId });
    await this.uow.manager.insert(
      BackupCode,
      codeHashes.map((code_hash) => ({ user_id: userId, code_hash })),
    );
    return true;
  }

  /** @returns false when this or a later period was already used */
  async useStep(userId: number, step: number): Promise<boolean> {
    const result = await this.uow.manager.update(
      TotpSecret,
      { user_id: userId, last_step: LessThan(step) },
      { last_step: step },
    );
    return result.affected === 1;
  }

  /** @returns false for an unknown or used code */
  async useBackupCode(userId: number, codeHash: string, now: Date): Promise<boolean> {
    const result = await this.uow.manager.update(
      BackupCode,
      { user_id: userId, code_hash: codeHash, used_at: IsNull() },
      { used_at: now },
    );
    return result.affected === 1;
  }

  async countBackupCodes(userId: number): Promise<number> {
    return this.uow.manager.countBy(BackupCode, { user_id: userId, used_at: IsNull() });
  }

  /** @returns whether there was a secret */
  async remove(userId: number): Promise<boolean> {
    await this.uow.manager.delete(BackupCode, { user_id: userId });
    const result = await this.uow.manager.delete(TotpSecret, { user_id: userId });
    return result.affected === 1;
  }
}
