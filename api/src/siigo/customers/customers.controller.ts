import { Controller, Get, Param, Query } from '@nestjs/common';

import { Answers, IdParam, ListQuery, paged, type Paged } from '../../platform/http/index.js';
import { adminCustomerView, customerView } from './customer-fields.js';
import { AdminCustomerDto, CustomerDto } from './customer.dto.js';
import { CustomersService } from './customers.service.js';

/** Customers of the accounting system. */
@Controller()
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Get('siigo/customers')
  @Answers([CustomerDto])
  async atSiigo(@Query() query: ListQuery): Promise<Paged<CustomerDto[]>> {
    const { rows, meta } = await this.customers.listAtSiigo(query);
    return paged(rows.map(customerView), meta);
  }

  @Get('siigo/customers/:identification')
  @Answers(CustomerDto)
  async lookUp(@Param('identification') identification: string): Promise<CustomerDto> {
    return customerView(await this.customers.lookUp(identification.trim()));
  }

  @Get('siigo/customer/:id')
  @Answers(CustomerDto)
  async get(@Param('id', new IdParam('SIIGO.CUSTOMER_NOT_FOUND')) id: number): Promise<CustomerDto> {
    return customerView(await this.customers.get(id));
  }

  @Get('admin/customers')
  @Answers([AdminCustomerDto])
  async list(@Query() query: ListQuery): Promise<Paged<AdminCustomerDto[]>> {
    const { rows, meta } = await this.customers.list(query);
    return paged(rows.map(adminCustomerView), meta);
  }
}
