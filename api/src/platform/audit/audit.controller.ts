import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '../access/index.js';

import { Answers, paged, pageOf, type Paged } from '../http/index.js';
import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditEntryDto, AuditListQuery } from './audit.dto.js';

@Controller('admin/audit')
export class AuditController {
  constructor(private readonly trail: AuditTrailRepository) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([AuditEntryDto])
  async list(@Query() query: AuditListQuery): Promise<Paged<AuditEntryDto[]>> {
    const { entries, total } = await this.trail.list(query);
    const { page, pageSize } = pageOf(query);
    return paged(entries, { total, page, pageSize });
  }
}
