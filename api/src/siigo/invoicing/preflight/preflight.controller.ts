import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { InvoiceRequestDto } from '../request/invoice-request.dto.js';
import { invoiceRequestOf } from '../request/invoice-request.js';
import { InvoicePreflightDto } from './preflight.dto.js';
import { PreflightService } from './preflight.service.js';

@Controller('siigo/invoice/preflight')
export class PreflightController {
  constructor(private readonly preflight: PreflightService) {}

  @Allow(ADMINISTRATORS)
  @IgnoresKey('It changes nothing.')
  @Post()
  @HttpCode(HttpStatus.OK)
  @Answers(InvoicePreflightDto)
  async check(@Body() body: InvoiceRequestDto): Promise<InvoicePreflightDto> {
    return { findings: await this.preflight.check(invoiceRequestOf(body)) };
  }
}
