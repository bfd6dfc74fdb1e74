import { CLAIM_KIND_NAMES } from '@lacteos/contracts/claims/claims';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import {
  Allow,
  ANYONE,
  CurrentUser,
  MaybeUser,
  type RequestUser,
  SIGNED_IN,
} from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { Answers, ClientAddress, paged, type Paged, pageOf, PageQuery } from '#platform/http/index.js';
import { Stores, StoresNothing, Throttled } from '#platform/throttle/index.js';
import { IdempotencyKey, IgnoresKey, OwnKey } from '#platform/repeats/index.js';
import { answerDueOn } from '../terms/claim-terms.js';
import {
  ClaimLookupDto,
  ClaimMessageDto,
  ClaimReceiptDto,
  ClaimReplyDto,
  ClaimTermsDto,
  FollowedClaimDto,
  NewClaimDto,
  OwnClaimDto,
} from './claim-request.dto.js';
import { FollowClaimService } from './follow-claim.service.js';
import { OwnClaimsService } from './own-claims.service.js';
import { RequestClaimService } from './request-claim.service.js';

/** Estimated bytes of rows, search text, audit trail and history per message. */
const CLAIM_BYTES = 4_000;

@Controller('claims')
export class ClaimsController {
  constructor(
    private readonly requests: RequestClaimService,
    private readonly following: FollowClaimService,
    private readonly own: OwnClaimsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Allow(ANYONE)
  @Get('terms')
  @Answers(ClaimTermsDto)
  terms(): ClaimTermsDto {
    const { terms } = this.config.claims;
    const now = this.clock.now();
    return {
      terms: CLAIM_KIND_NAMES.map((kind) => ({
        kind,
        days: terms[kind],
        dueOn: answerDueOn(now, terms[kind]),
      })),
    };
  }

  @Allow(ANYONE)
  @Audited('claims.received', 'recibió la petición, queja o reclamo')
  @OwnKey('The key stands on the claim for ever.')
  @Throttled('claims')
  @Stores('text', CLAIM_BYTES)
  @Post()
  @Answers(ClaimReceiptDto, 201)
  request(
    @Body() wanted: NewClaimDto,
    @MaybeUser() user: RequestUser | null,
    @IdempotencyKey() key: string | null,
  ): Promise<ClaimReceiptDto> {
    return this.requests.request(wanted, user, key);
  }

  /** POST keeps documents out of addresses and logs. */
  @Allow(ANYONE)
  @IgnoresKey('It changes nothing.')
  @Throttled('claimLookups')
  @StoresNothing('It reads.')
  @Post('lookup')
  @HttpCode(200)
  @Answers(FollowedClaimDto)
  follow(@Body() lookup: ClaimLookupDto, @ClientAddress() address: string): Promise<FollowedClaimDto> {
    return this.following.follow(lookup, address);
  }

  @Allow(ANYONE)
  @Audited('claims.replied', 'recibió otro mensaje de la persona')
  @OwnKey('The key stands on the claim for ever.')
  @Throttled('claims')
  @Stores('text', CLAIM_BYTES)
  @Post('replies')
  @Answers(FollowedClaimDto, 201)
  reply(
    @Body() message: ClaimReplyDto,
    @IdempotencyKey() key: string | null,
    @ClientAddress() address: string,
  ): Promise<FollowedClaimDto> {
    return this.following.reply(message, key, address);
  }

  @Allow(SIGNED_IN)
  @Get('mine')
  @Answers([OwnClaimDto])
  async mine(@Query() query: PageQuery, @CurrentUser() user: RequestUser): Promise<Paged<OwnClaimDto[]>> {
    const { page, pageSize } = pageOf(query);
    const { claims, total } = await this.own.list(query, user);
    return paged(claims, { total, page, pageSize });
  }

  @Allow(SIGNED_IN)
  @Get('mine/:number')
  @Answers(FollowedClaimDto)
  get(@Param('number') number: string, @CurrentUser() user: RequestUser): Promise<FollowedClaimDto> {
    return this.own.get(number, user);
  }

  @Allow(SIGNED_IN)
  @Audited('claims.replied')
  @OwnKey('The key stands on the claim for ever.')
  @Throttled('claims')
  @Stores('text', CLAIM_BYTES)
  @Post('mine/:number/replies')
  @Answers(FollowedClaimDto, 201)
  replyToOwn(
    @Param('number') number: string,
    @Body() message: ClaimMessageDto,
    @CurrentUser() user: RequestUser,
    @IdempotencyKey() key: string | null,
  ): Promise<FollowedClaimDto> {
    return this.own.reply(number, message, { user, key });
  }
}
