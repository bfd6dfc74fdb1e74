import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { EmailVerificationEntity } from './email-verification.entity.js';

@Injectable()
export class EmailVerificationRepository {
  constructor(private readonly work: UnitOfWork) {}

  isVerified(userId: number, emailKey: string): Promise<boolean> {
    return this.work.manager.existsBy(EmailVerificationEntity, { user_id: userId, email_key: emailKey });
  }

  async save(verification: EmailVerificationEntity): Promise<void> {
    await this.work.manager.upsert(EmailVerificationEntity, verification, ['user_id']);
  }

  async remove(userId: number): Promise<void> {
    await this.work.manager.delete(EmailVerificationEntity, { user_id: userId });
  }
}
