import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import { IdempotencyKey, OwnKey } from '#platform/repeats/index.js';
import {
  ClaimCountsDto,
  ClaimDetailDto,
  ClaimDto,
  ClaimListQuery,
  ClaimStaffDto,
  ClaimStepDto,
} from './claim.dto.js';
import { ClaimOfficeService } from './claim-office.service.js';
import { ClaimStepsService } from './claim-steps.service.js';

const CLAIM_ID = new IdParam('CLAIMS.UNKNOWN');

@Controller('admin/claims')
export class ClaimOfficeController {
  constructor(
    private readonly office: ClaimOfficeService,
    private readonly steps: ClaimStepsService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([ClaimDto])
  async list(@Query() query: ClaimListQuery): Promise<Paged<ClaimDto[]>> {
    const { page, pageSize } = pageOf(query);
    const { claims, total } = await this.office.list(query);
    return paged(claims, { total, page, pageSize });
  }

  @Allow(ADMINISTRATORS)
  @Get('counts')
  @Answers(ClaimCountsDto)
  counts(): Promise<ClaimCountsDto> {
    return this.office.counts();
  }

  @Allow(ADMINISTRATORS)
  @Get('staff')
  @Answers([ClaimStaffDto])
  staff(): Promise<ClaimStaffDto[]> {
    return this.office.staff();
  }

  @Allow(ADMINISTRATORS)
  @Get(':id')
  @Answers(ClaimDetailDto)
  get(@Param('id', CLAIM_ID) id: number): Promise<ClaimDetailDto> {
    return this.office.get(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('claims.started', 'tomó el caso')
  @Audited('claims.answered', 'respondió el caso')
  @Audited('claims.noted', 'escribió una nota del caso')
  @Audited('claims.assigned', 'asignó el caso')
  @Audited('claims.prolonged', 'prorrogó el plazo del caso')
  @Audited('claims.harm-marked', 'marcó el daño a una persona')
  @Audited('claims.harm-reported', 'registró el reporte a la autoridad')
  @Audited('claims.dismissed', 'archivó el caso sin respuesta')
  @Audited('claims.closed', 'cerró el caso')
  @OwnKey('The key stands on the claim for ever.')
  @Post(':id/steps')
  @Answers(ClaimDetailDto)
  async step(
    @Param('id', CLAIM_ID) id: number,
    @Body() step: ClaimStepDto,
    @CurrentUser() user: RequestUser,
    @IdempotencyKey() key: string | null,
  ): Promise<ClaimDetailDto> {
    await this.steps.step(id, step, user, key);
    return this.office.get(id);
  }
}
