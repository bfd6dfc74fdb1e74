import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { EmailVerificationEntity } from './email-verification.entity.js';

/** Queries of verified addresses. */
@Injectable()
export class EmailVerificationRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Whether an account has proved to own an address. */
  has(userId: number, emailKey: string): Promise<boolean> {
    return this.work.manager.existsBy(EmailVerificationEntity, { user_id: userId, email_key: emailKey });
  }

  /** Replaces what the account had verified before. */
  async put(verification: EmailVerificationEntity): Promise<void> {
    await this.work.manager.upsert(EmailVerificationEntity, verification, ['user_id']);
  }

  async remove(userId: number): Promise<void> {
    await this.work.manager.delete(EmailVerificationEntity, { user_id: userId });
  }
}
