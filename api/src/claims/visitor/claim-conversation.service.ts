import { nextClaimState, WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { LiveSessions } from '#users/index.js';
import type { ClaimEntity, ClaimEntryEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { requestKeyOf } from '../claim/request-key.js';
import { ClaimFiles } from '../files/claim-files.service.js';
import { ClaimMails } from '../mails/claim-mails.js';
import { answerDueOn } from '../terms/claim-terms.js';
import {
  type ClaimMessageDto,
  type FollowedClaimDto,
  SHOWN_ENTRY_KINDS,
  type ShownEntryKind,
} from './claim-request.dto.js';
import { receiptOf } from './request-claim.service.js';

@Injectable()
export class ClaimConversation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly claims: ClaimsRepository,
    private readonly files: ClaimFiles,
    private readonly mails: ClaimMails,
    private readonly sessions: LiveSessions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws CLAIMS.CLOSED, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED */
  async reply(
    claimId: number,
    message: ClaimMessageDto,
    { user, key }: { user: RequestUser | null; key: string | null },
  ): Promise<void> {
    const requestKey = requestKeyOf('reply', user?.id ?? null, String(claimId), key);
    const files = this.files.idsOf(message.files);
    if (await this.claims.hasEntry(requestKey)) return;
    await this.work
      .run(async () => {
        if (user) await this.sessions.lock(user);
        await this.record(claimId, { text: message.text, files, requestKey });
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  async view(claim: ClaimEntity): Promise<FollowedClaimDto> {
    const [entries, files, productName] = await Promise.all([
      this.claims.entriesOf(claim.id),
      this.files.ofClaim(claim.id),
      claim.productId === null ? null : this.claims.productName(claim.productId),
    ]);
    return {
      ...receiptOf(claim),
      state: claim.state,
      isProlonged: claim.isProlonged,
      canReply: nextClaimState(claim.state, 'reply') !== null,
      orderId: claim.orderId,
      productName,
      entries: entries.filter(isShown).map(({ id, kind, text, at }) => ({
        kind,
        // The reason for a dismissal is internal.
        text: kind === 'dismissed' ? '' : text,
        at: at.toISOString(),
        files: files.get(id) ?? [],
      })),
    };
  }

  private async record(
    id: number,
    { text, files, requestKey }: { text: string; files: readonly string[]; requestKey: string },
  ): Promise<void> {
    const claim = await this.claims.lock(id);
    const state = claim && nextClaimState(claim.state, 'reply');
    if (!state) throw new AppError('CLAIMS.CLOSED');
    const at = this.clock.now();
    const isAnew = !WAITING_CLAIM_STATES.includes(claim.state);
    const dueOn = isAnew ? answerDueOn(at, this.config.claims.terms[claim.kind]) : claim.dueOn;
    const isProlonged = !isAnew && claim.isProlonged;
    await this.claims.change(id, { state, dueOn, isProlonged, updatedAt: at });
    const entryId = await this.claims.addEntry({
      claimId: id,
      kind: 'reply',
      authorId: null,
      text,
      at,
      requestKey,
    });
    await this.files.attach(files, id, entryId);
    await this.mails.add(id, entryId);
    await this.audit.record({
      actorId: null,
      action: 'claims.replied',
      subject: 'claim',
      subjectId: id,
      before: { number: null, state: claim.state, dueOn: claim.dueOn },
      after: { number: numberOf(claim), state, dueOn },
    });
  }
}

const isShown = (entry: ClaimEntryEntity): entry is ClaimEntryEntity & { kind: ShownEntryKind } =>
  SHOWN_ENTRY_KINDS.some((kind) => kind === entry.kind);
