import { Controller, Get, Query } from '@nestjs/common';

import { Allow, STAFF } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { TillCustomerDto, TillCustomerQuery } from './till-customer.dto.js';
import { TillCustomersService } from './till-customers.service.js';

@Controller('till/customers')
export class TillCustomersController {
  constructor(private readonly customers: TillCustomersService) {}

  @Allow(STAFF)
  @Throttled('lookups')
  @Get()
  @Answers(TillCustomerDto)
  find(@Query() { document, type }: TillCustomerQuery): Promise<TillCustomerDto | null> {
    return this.customers.find(document, type);
  }
}
