import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { DashboardDto, DashboardQuery, BestCustomerDto, SalesBreakdownDto } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { MarginDto } from './margin.dto.js';
import { MarginService } from './margin.service.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly margins: MarginService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(DashboardDto)
  figures(@Query() query: DashboardQuery): Promise<DashboardDto> {
    return this.dashboard.figures(query);
  }

  @Allow(ADMINISTRATORS)
  @Get('breakdown')
  @Answers(SalesBreakdownDto)
  breakdown(@Query() query: DashboardQuery): Promise<SalesBreakdownDto> {
    return this.dashboard.breakdown(query);
  }

  @Allow(ADMINISTRATORS)
  @Get('margin')
  @Answers(MarginDto)
  margin(@Query() query: DashboardQuery): Promise<MarginDto> {
    return this.margins.getMargin(query);
  }

  @Allow(ADMINISTRATORS)
  @Get('customers')
  @Answers([BestCustomerDto])
  customers(@Query() query: DashboardQuery): Promise<BestCustomerDto[]> {
    return this.dashboard.bestCustomers(query);
  }
}
