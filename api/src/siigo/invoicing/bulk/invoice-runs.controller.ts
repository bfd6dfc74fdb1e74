import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { InvoiceRunDto, NewInvoiceRunDto } from './invoice-run.dto.js';
import { InvoiceRunsService } from './invoice-runs.service.js';

const RUN = () => new IdParam('SIIGO.INVOICE_RUN_NOT_FOUND');

@Controller('siigo/invoice-runs')
export class InvoiceRunsController {
  constructor(private readonly runs: InvoiceRunsService) {}

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice-run.started', 'facturó un grupo de pedidos')
  @Post()
  @Answers(InvoiceRunDto, HttpStatus.CREATED)
  start(@Body() body: NewInvoiceRunDto, @CurrentUser() user: RequestUser): Promise<InvoiceRunDto> {
    return this.runs.start(body, user.id);
  }

  @Allow(ADMINISTRATORS)
  @Get('last')
  @Answers(InvoiceRunDto)
  last(@CurrentUser() user: RequestUser): Promise<InvoiceRunDto | null> {
    return this.runs.lastOf(user.id);
  }

  @Allow(ADMINISTRATORS)
  @Get(':id')
  @Answers(InvoiceRunDto)
  find(@Param('id', RUN()) id: number): Promise<InvoiceRunDto> {
    return this.runs.find(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice-run.cancelled', 'detuvo la facturación del grupo')
  @Post(':id/cancel')
  @HttpCode(HttpStatus.OK)
  @Answers(InvoiceRunDto)
  cancel(@Param('id', RUN()) id: number, @CurrentUser() user: RequestUser): Promise<InvoiceRunDto> {
    return this.runs.cancel(id, user.id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice-run.retried', 'repitió la facturación del grupo')
  @Post(':id/retry')
  @HttpCode(HttpStatus.OK)
  @Answers(InvoiceRunDto)
  retry(@Param('id', RUN()) id: number, @CurrentUser() user: RequestUser): Promise<InvoiceRunDto> {
    return this.runs.retry(id, user.id);
  }
}
