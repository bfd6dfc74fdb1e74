import { readClaimNumber } from '@lacteos/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '#platform/errors/index.js';
import { consume, Limiters } from '#platform/throttle/index.js';
import type { ClaimEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { documentKeys } from '../claim/document-key.js';
import { ClaimConversation } from './claim-conversation.service.js';
import type { ClaimLookupDto, ClaimReplyDto, FollowedClaimDto } from './claim-request.dto.js';

/** Wrong documents that anyone may try for one number in a window, from whatever address. */
const MAX_WRONG_DOCUMENTS = 30;

/** Shows people their claim by number and document, and takes what they reply. */
@Injectable()
export class FollowClaimService {
  private readonly wrong: RateLimiterAbstract;

  constructor(
    private readonly claims: ClaimsRepository,
    private readonly conversation: ClaimConversation,
    limiters: Limiters,
    @Inject(CONFIG) config: Config,
  ) {
    this.wrong = limiters.open('claim-documents', MAX_WRONG_DOCUMENTS, config.throttle.windowSeconds);
  }

  /** @throws CLAIMS.NOT_FOUND for a wrong number and a wrong document alike, REQUEST.TOO_MANY */
  async follow(lookup: ClaimLookupDto): Promise<FollowedClaimDto> {
    return this.conversation.view(await this.get(lookup));
  }

  /** @throws CLAIMS.NOT_FOUND, CLAIMS.CLOSED, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED, REQUEST.TOO_MANY */
  async reply(message: ClaimReplyDto, key: string | null): Promise<FollowedClaimDto> {
    const { id } = await this.get(message);
    await this.conversation.reply(id, message, { user: null, key });
    return this.conversation.view(await this.get(message));
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
}
