import { Injectable } from '@nestjs/common';

import { Audit, type AuditedChange } from '#platform/audit/index.js';
import type { ClaimEntryEntity } from '../claim/claim.entity.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { ClaimFiles } from '../files/claim-files.service.js';
import { ClaimMails } from '../mails/claim-mails.js';

export interface ClaimRecord {
  readonly entry: Omit<ClaimEntryEntity, 'id'>;
  readonly files: readonly string[] | undefined;
  readonly isMailed: boolean;
  readonly audited: Pick<AuditedChange, 'action' | 'before' | 'after'>;
}

/** Writes entry, files, mail and audit trail in the current transaction. */
@Injectable()
export class ClaimHistory {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly files: ClaimFiles,
    private readonly mails: ClaimMails,
    private readonly audit: Audit,
  ) {}

  async add({ entry, files, isMailed, audited }: ClaimRecord): Promise<void> {
    const { claimId, authorId: actorId } = entry;
    const entryId = await this.claims.addEntry(entry);
    await this.files.attach(this.files.idsOf(files), claimId, entryId);
    if (isMailed) await this.mails.add(claimId, entryId);
    await this.audit.record({ actorId, subject: 'claim', subjectId: claimId, ...audited });
  }
}
