import type { InvoiceType } from '@lacteos/contracts';
import { Controller, Get } from '@nestjs/common';

import { Answers } from '../../platform/http/index.js';
import { InvoiceTypeDto } from './invoice-type.dto.js';
import { InvoiceTypesService } from './invoice-types.service.js';

@Controller('siigo/invoice')
export class InvoiceTypesController {
  constructor(private readonly types: InvoiceTypesService) {}

  @Get('type')
  @Answers([InvoiceTypeDto])
  list(): Promise<InvoiceType[]> {
    return this.types.list();
  }
}
