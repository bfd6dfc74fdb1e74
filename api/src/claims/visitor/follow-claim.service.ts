import { readClaimNumber } from '@lacteos/contracts/claims/claims';
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

/** Wrong documents per address, number and window. */
const MAX_WRONG = 5;
/** Above this many failures on one number, each address gets fewer tries but never none. */
const ATTACK_AFTER = 30;
const MAX_WRONG_UNDER_ATTACK = 2;

@Injectable()
export class FollowClaimService {
  private readonly perDoor: RateLimiterAbstract;
  private readonly perDoorUnderAttack: RateLimiterAbstract;
  private readonly perNumber: RateLimiterAbstract;

  constructor(
    private readonly claims: ClaimsRepository,
    private readonly conversation: ClaimConversation,
    limiters: Limiters,
    @Inject(CONFIG) config: Config,
  ) {
    const { windowSeconds } = config.throttle;
    this.perDoor = limiters.open('claim-door', MAX_WRONG, windowSeconds);
    this.perDoorUnderAttack = limiters.open('claim-door-under-attack', MAX_WRONG_UNDER_ATTACK, windowSeconds);
    // Counts without limiting.
    this.perNumber = limiters.open('claim-number', Number.MAX_SAFE_INTEGER, windowSeconds);
  }

  /** Answers a wrong number and a wrong document alike. @throws CLAIMS.NOT_FOUND, REQUEST.TOO_MANY */
  async follow(lookup: ClaimLookupDto, address: string): Promise<FollowedClaimDto> {
    return this.conversation.view(await this.get(lookup, address));
  }

  /** @throws CLAIMS.NOT_FOUND, CLAIMS.CLOSED, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED, REQUEST.TOO_MANY */
  async reply(message: ClaimReplyDto, key: string | null, address: string): Promise<FollowedClaimDto> {
    const { id } = await this.get(message, address);
    await this.conversation.reply(id, message, { user: null, key });
    return this.conversation.view(await this.get(message, address));
  }

  private async get({ number, document }: ClaimLookupDto, address: string): Promise<ClaimEntity> {
    const read = readClaimNumber(number);
    if (!read) throw new AppError('CLAIMS.NOT_FOUND');
    const key = numberOf(read);
    // Counts unknown numbers too, so that a refusal reveals nothing.
    await this.count(key, address);
    const claim = await this.claims.findByNumber(read.year, read.serial, documentKeys(document));
    if (!claim) throw new AppError('CLAIMS.NOT_FOUND');
    await this.forgive(key, address);
    return claim;
  }

  /** Counts before judging, so that simultaneous tries count too. */
  private async count(number: string, address: string): Promise<void> {
    const door = `${number}:${address}`;
    await consume(this.perDoor, door, 'REQUEST.TOO_MANY');
    const tries = await consume(this.perNumber, number, 'REQUEST.TOO_MANY');
    if (tries > ATTACK_AFTER) await consume(this.perDoorUnderAttack, door, 'REQUEST.TOO_MANY');
  }

  /** Only wrong documents stay counted. */
  private async forgive(number: string, address: string): Promise<void> {
    const door = `${number}:${address}`;
    await this.perDoor.delete(door);
    await this.perDoorUnderAttack.delete(door);
    await this.perNumber.reward(number);
  }
}
