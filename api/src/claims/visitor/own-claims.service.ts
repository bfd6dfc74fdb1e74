import { readClaimNumber } from '@lacteos/contracts/claims/claims';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { type PageQuery, pageOf } from '#platform/http/index.js';
import type { ClaimEntity } from '../claim/claim.entity.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { ClaimConversation } from './claim-conversation.service.js';
import type { ClaimMessageDto, FollowedClaimDto, OwnClaimDto } from './claim-request.dto.js';
import { receiptOf } from './request-claim.service.js';

@Injectable()
export class OwnClaimsService {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly conversation: ClaimConversation,
  ) {}

  async list(query: PageQuery, user: RequestUser): Promise<{ claims: OwnClaimDto[]; total: number }> {
    const { skip, take } = pageOf(query);
    const [claims, total] = await this.claims.pageOf(user.id, { skip, take });
    return {
      claims: claims.map((claim) => ({ ...receiptOf(claim), state: claim.state, orderId: claim.orderId })),
      total,
    };
  }

  /** @throws CLAIMS.NOT_FOUND also for another account's claim */
  async get(number: string, user: RequestUser): Promise<FollowedClaimDto> {
    return this.conversation.view(await this.find(number, user));
  }

  /** @throws CLAIMS.NOT_FOUND, CLAIMS.CLOSED, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED */
  async reply(
    number: string,
    message: ClaimMessageDto,
    { user, key }: { user: RequestUser; key: string | null },
  ): Promise<FollowedClaimDto> {
    const { id } = await this.find(number, user);
    await this.conversation.reply(id, message, { user, key });
    return this.get(number, user);
  }

  private async find(number: string, user: RequestUser): Promise<ClaimEntity> {
    const read = readClaimNumber(number);
    const claim = read && (await this.claims.findOwn(read.year, read.serial, user.id));
    if (!claim) throw new AppError('CLAIMS.NOT_FOUND');
    return claim;
  }
}
