import { nextClaimState, readClaimNumber, WAITING_CLAIM_STATES } from '@lacteos/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { CONFIG, type Config } from '#config/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { consume, Limiters } from '#platform/throttle/index.js';
import type { ClaimEntity, ClaimEntryEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { documentKeys } from '../claim/document-key.js';
import { requestKeyOf } from '../claim/request-key.js';
import { ClaimFiles } from '../files/claim-files.service.js';
import { ClaimMails } from '../mails/claim-mails.js';
import { answerDueOn } from '../terms/claim-terms.js';
import {
  type ClaimLookupDto,
  type ClaimReplyDto,
  type FollowedClaimDto,
  SHOWN_ENTRY_KINDS,
  type ShownEntryKind,
} from './claim-request.dto.js';
import { receiptOf } from './request-claim.service.js';

/** Wrong documents that anyone may try for one number in a window, from whatever address. */
const MAX_WRONG_DOCUMENTS = 30;

/** Shows people their claim by number and document, and takes what they reply. */
@Injectable()
export class FollowClaimService {
  private readonly wrong: RateLimiterAbstract;

  constructor(
    private readonly work: UnitOfWork,
    private readonly claims: ClaimsRepository,
    private readonly files: ClaimFiles,
    private readonly mails: ClaimMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
    limiters: Limiters,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.wrong = limiters.open('claim-documents', MAX_WRONG_DOCUMENTS, config.throttle.windowSeconds);
  }

  /** @throws CLAIMS.NOT_FOUND for a wrong number and a wrong document alike, REQUEST.TOO_MANY */
  async follow(lookup: ClaimLookupDto): Promise<FollowedClaimDto> {
    return this.view(await this.get(lookup));
  }

  /**
   * Records another message of the person; to a claim that was answered it starts a new term.
   * @throws CLAIMS.NOT_FOUND, CLAIMS.CLOSED, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED, REQUEST.TOO_MANY
   */
  async reply(message: ClaimReplyDto, key: string | null): Promise<FollowedClaimDto> {
    const { id } = await this.get(message);
    const requestKey = requestKeyOf('reply', null, String(id), key);
    const files = this.files.idsOf(message.files);
    if (!(await this.claims.hasEntry(requestKey)))
      await this.work
        .run(() => this.record(id, { text: message.text, files, requestKey }))
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    return this.view(await this.get(message));
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

  private async get({ number, document }: ClaimLookupDto): Promise<ClaimEntity> {
    const read = readClaimNumber(number);
    if (!read) throw new AppError('CLAIMS.NOT_FOUND');
    const key = numberOf(read);
    // Also for numbers that nobody has: a refusal tells nothing.
    const spent = await this.wrong.get(key);
    const claim =
      spent !== null && spent.remainingPoints <= 0
        ? null
        : await this.claims.findByNumber(read.year, read.serial, documentKeys(document));
    if (claim) return claim;
    await consume(this.wrong, key, 'REQUEST.TOO_MANY');
    throw new AppError('CLAIMS.NOT_FOUND');
  }

  private async view(claim: ClaimEntity): Promise<FollowedClaimDto> {
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
        // Why staff put a claim aside is theirs to know.
        text: kind === 'dismissed' ? '' : text,
        at: at.toISOString(),
        files: files.get(id) ?? [],
      })),
    };
  }
}

const isShown = (entry: ClaimEntryEntity): entry is ClaimEntryEntity & { kind: ShownEntryKind } =>
  SHOWN_ENTRY_KINDS.some((kind) => kind === entry.kind);
