import { nextClaimState, WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { CONSUMER_AUTHORITY } from '@lacteos/contracts/legal/legal-documents';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { accountName, UserLookup } from '#users/index.js';
import type { ClaimEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { ClaimFiles } from '../files/claim-files.service.js';
import { businessDayAfter } from '../terms/business-days.js';
import { daysLeft, urgencyOf, urgentDays } from '../terms/claim-terms.js';
import {
  CLAIM_STEPS,
  type ClaimCountsDto,
  type ClaimDetailDto,
  type ClaimDto,
  type ClaimListQuery,
  type ClaimStaffDto,
  type ClaimStep,
} from './claim.dto.js';
import { ClaimListRepository } from './claim-list.repository.js';

@Injectable()
export class ClaimOfficeService {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly rows: ClaimListRepository,
    private readonly files: ClaimFiles,
    private readonly users: UserLookup,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(query: ClaimListQuery): Promise<{ claims: ClaimDto[]; total: number }> {
    const [rows, total] = await this.rows.page(query, this.days());
    const names = await this.users.namesOf(rows.flatMap(({ assigneeId }) => assigneeId ?? []));
    return { claims: rows.map((row) => this.row(row, names)), total };
  }

  counts(): Promise<ClaimCountsDto> {
    return this.rows.counts(this.days());
  }

  async staff(): Promise<ClaimStaffDto[]> {
    const found = await Promise.all([ROLES.admin, ROLES.superAdmin].map((role) => this.users.activeOf(role)));
    const staff = found.flat().map((account) => ({ id: account.id, name: accountName(account) }));
    return staff.sort((one, other) => one.name.localeCompare(other.name, 'es'));
  }

  async get(id: number): Promise<ClaimDetailDto> {
    const claim = await this.claims.find(id);
    if (!claim) throw new AppError('CLAIMS.UNKNOWN');
    const [entries, files, productName] = await Promise.all([
      this.claims.entriesOf(id),
      this.files.ofClaim(id),
      claim.productId === null ? null : this.claims.productName(claim.productId),
    ]);
    const people = [...entries.map(({ authorId }) => authorId), claim.assigneeId];
    const names = await this.users.namesOf(people.flatMap((person) => person ?? []));
    return {
      ...this.row(claim, names),
      idType: claim.idType,
      document: claim.documentKey,
      email: claim.email,
      phone: claim.phone,
      productId: claim.productId,
      productName,
      isProlonged: claim.isProlonged,
      harmDuty: this.dutyOf(claim),
      prolongation: this.prolongationOf(claim),
      steps: CLAIM_STEPS.filter((step) => this.allows(claim, step)),
      version: claim.version,
      entries: entries.map(({ id: entryId, kind, text, authorId, at }) => ({
        id: entryId,
        kind,
        text,
        author: authorId === null ? null : (names.get(authorId) ?? null),
        at: at.toISOString(),
        files: files.get(entryId) ?? [],
      })),
    };
  }

  allows(claim: ClaimEntity, step: ClaimStep): boolean {
    switch (step) {
      case 'note':
      case 'assign':
        return true;
      case 'mark-harm':
        return claim.harmReportedAt === null;
      case 'report-harm':
        return claim.harm !== null && claim.harmReportedAt === null;
      case 'prolong':
        return this.prolongationOf(claim) !== null;
      default:
        return nextClaimState(claim.state, step) !== null;
    }
  }

  /** Null unless the law allows a prolongation and it is still possible. */
  prolongationOf({ kind, state, dueOn, isProlonged }: ClaimEntity): { days: number; dueOn: string } | null {
    const days = this.config.claims.prolongations[kind];
    const isOver = dueOn < this.days().today || !WAITING_CLAIM_STATES.includes(state);
    return days === 0 || isProlonged || isOver ? null : { days, dueOn: businessDayAfter(dueOn, days) };
  }

  private dutyOf({ harm, harmDueOn, harmReportedAt }: ClaimEntity): ClaimDetailDto['harmDuty'] {
    if (harm === null || harmDueOn === null) return null;
    return {
      who: this.config.claims.harmReporter,
      authority: CONSUMER_AUTHORITY.name,
      url: CONSUMER_AUTHORITY.url,
      dueOn: harmDueOn,
      reportedAt: harmReportedAt?.toISOString() ?? null,
    };
  }

  private row(claim: ClaimEntity, names: ReadonlyMap<number, string>): ClaimDto {
    const { id, kind, state, name, dueOn, harm, assigneeId, orderId } = claim;
    return {
      id,
      number: numberOf(claim),
      kind,
      state,
      name,
      receivedAt: claim.receivedAt.toISOString(),
      dueOn,
      daysLeft: daysLeft(dueOn, this.clock.now()),
      urgency: urgencyOf(claim, this.days()),
      harm,
      harmDueOn: claim.harmReportedAt ? null : claim.harmDueOn,
      assigneeId,
      assigneeName: assigneeId === null ? null : (names.get(assigneeId) ?? null),
      hasAccount: claim.userId !== null,
      orderId,
    };
  }

  private days(): { today: string; soon: string } {
    return urgentDays(this.clock.now(), this.config.claims.dueSoonDays);
  }
}
