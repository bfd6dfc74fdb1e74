import { Injectable } from '@nestjs/common';
import { type EntityTarget, In, LessThan, type ObjectLiteral } from 'typeorm';
import { UnitOfWork } from '#platform/database/index.js';
import { RecoveryCode } from '../recovery/recovery-code.entity.js';
import { EmailChangeEntity } from '../profile/email-change.entity.js';
import { RefreshToken } from '../sessions/tokens/refresh-token.entity.js';
import { Session } from '../sessions/session.entity.js';
import { BackupCode } from '../two-factor/backup-code.entity.js';

/** Each call deletes at most `limit` rows and returns their number. */
@Injectable()
export class OldSessionsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Includes their tokens: a token alone would count as one of an earlier release. */
  async deleteSessions(before: Date, limit: number): Promise<number> {
    const rows = await this.work.manager
      .createQueryBuilder(Session, 'session')
      .select('session.id', 'id')
      .where('(session.ended_at < :before OR session.ends_at < :before)', { before })
      .limit(limit)
      .getRawMany<{ id: string }>();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.work.run(async () => {
      await this.work.manager.delete(RefreshToken, { family: In(ids) });
      await this.work.manager.delete(Session, { id: In(ids) });
    });
    return ids.length;
  }

  /** Only tokens without a session row; others are deleted with their session. */
  async deleteTokensWithoutSession(before: Date, limit: number): Promise<number> {
    const rows = await this.work.manager
      .createQueryBuilder(RefreshToken, 'token')
      .select('token.id', 'id')
      .leftJoin(Session, 'session', 'session.id = token.family')
      .where('token.expires_at < :before AND session.id IS NULL', { before })
      .limit(limit)
      .getRawMany<{ id: number }>();
    return this.deleteRows(RefreshToken, rows);
  }

  async deleteRecoveryCodes(before: Date, limit: number): Promise<number> {
    const where = { expires_at: LessThan(before) };
    return this.deleteRows(
      RecoveryCode,
      await this.work.manager.find(RecoveryCode, { select: { id: true }, where, take: limit }),
    );
  }

  async deleteBackupCodes(before: Date, limit: number): Promise<number> {
    const where = { used_at: LessThan(before) };
    return this.deleteRows(
      BackupCode,
      await this.work.manager.find(BackupCode, { select: { id: true }, where, take: limit }),
    );
  }

  async deleteEmailChanges(before: Date, limit: number): Promise<number> {
    const where = { expiresAt: LessThan(before) };
    const rows = await this.work.manager.find(EmailChangeEntity, {
      select: { userId: true },
      where,
      take: limit,
    });
    const owners = In(rows.map(({ userId }) => userId));
    if (rows.length > 0) await this.work.manager.delete(EmailChangeEntity, { userId: owners, ...where });
    return rows.length;
  }

  private async deleteRows(
    entity: EntityTarget<ObjectLiteral>,
    rows: readonly { id: number }[],
  ): Promise<number> {
    if (rows.length > 0) await this.work.manager.delete(entity, { id: In(rows.map(({ id }) => id)) });
    return rows.length;
  }
}
