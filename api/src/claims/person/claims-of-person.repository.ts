import { Injectable } from '@nestjs/common';
import { Brackets, In, LessThan } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ClaimEntity, ClaimEntryEntity } from '../claim/claim.entity.js';
import { ClaimFilesRepository } from '../files/claim-files.repository.js';

export interface Claimant {
  readonly userId: number | null;
  readonly documentKey: string;
  readonly email: string;
}

@Injectable()
export class ClaimsOfPersonRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: ClaimFilesRepository,
  ) {}

  findByClaimant({ userId, documentKey, email }: Claimant): Promise<ClaimEntity[]> {
    return this.work.manager
      .createQueryBuilder(ClaimEntity, 'claim')
      .where(
        new Brackets((any) => {
          any.where('claim.document_key = :documentKey AND LOWER(claim.email) = :email', {
            documentKey,
            email: email.toLowerCase(),
          });
          if (userId !== null) any.orWhere('claim.user_id = :userId', { userId });
        }),
      )
      .orderBy('claim.id', 'ASC')
      .getMany();
  }

  entriesOf(claimIds: readonly number[]): Promise<ClaimEntryEntity[]> {
    return this.work.manager.find(ClaimEntryEntity, {
      where: { claimId: In([...claimIds]) },
      order: { id: 'ASC' },
    });
  }

  async anonymise(claimIds: readonly number[], at: Date): Promise<void> {
    if (claimIds.length === 0) return;
    const anonymous = { name: '', documentKey: '', email: '', phone: '', userId: null, orderId: null };
    await this.work.run(async () => {
      const ids = In([...claimIds]);
      const change = { ...anonymous, searchText: '', state: 'closed' as const, updatedAt: at };
      await this.work.manager.update(ClaimEntity, { id: ids }, change);
      await this.work.manager.update(ClaimEntryEntity, { claimId: ids }, { text: '' });
      await this.files.removeOf(claimIds);
    });
  }

  /** Deletes claims closed before a moment, with messages and files. @returns how many */
  async removeBefore(moment: Date, limit: number): Promise<number> {
    return this.work.run(async () => {
      const rows = await this.work.manager.find(ClaimEntity, {
        select: { id: true },
        where: { state: In(['answered', 'closed']), updatedAt: LessThan(moment) },
        take: limit,
      });
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await this.files.removeOf(ids);
      await this.work.manager.delete(ClaimEntryEntity, { claimId: In(ids) });
      await this.work.manager.delete(ClaimEntity, { id: In(ids) });
      return ids.length;
    });
  }
}
