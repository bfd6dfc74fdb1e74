import { readDocument } from '@lacteos/contracts/identification/identification';
import { readSearch } from '@lacteos/contracts/identification/read-search';
import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, ListQuery, paged, type Paged } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { staffCustomerView, customerView } from './request/customer-fields.js';
import { CreateCustomerService } from './create-customer.service.js';
import {
  AdminCustomerDto,
  CustomerDto,
  CustomerEditDto,
  CustomerLookupQuery,
  NewCustomerDto,
} from './customer.dto.js';
import { EditCustomerService } from './edit-customer.service.js';
import { CustomersService } from './customers.service.js';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly creating: CreateCustomerService,
    private readonly editing: EditCustomerService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('siigo/customers')
  @Answers([CustomerDto])
  async atSiigo(@Query() query: ListQuery): Promise<Paged<CustomerDto[]>> {
    const { rows, meta } = await this.customers.listAtSiigo(query);
    return paged(rows.map(customerView), meta);
  }

  @Allow(STAFF)
  @Throttled('lookups')
  @Get('siigo/customers/:identification')
  @Answers(CustomerDto)
  async lookUp(
    @Param('identification') typed: string,
    @Query() { id_type: idType }: CustomerLookupQuery,
  ): Promise<CustomerDto> {
    const identification = idType ? readDocument(idType, typed) : readSearch(typed);
    return customerView(await this.customers.lookUp(identification, idType));
  }

  @Allow(ADMINISTRATORS)
  @Get('siigo/customer/:id')
  @Answers(CustomerDto)
  async get(@Param('id', new IdParam('SIIGO.CUSTOMER_NOT_FOUND')) id: number): Promise<CustomerDto> {
    return this.editing.view(await this.customers.get(id));
  }

  @Allow(ADMINISTRATORS)
  @Audited('customers.created', 'creó el cliente')
  @OutsideTransaction('SIIGO takes an identification once.')
  @OutsideTransaction('A customer who is known is not created again.')
  @Post('siigo/customers')
  @Answers(CustomerDto, HttpStatus.CREATED)
  create(@Body() form: NewCustomerDto, @CurrentUser() user: RequestUser): Promise<CustomerDto> {
    return this.creating.create(form, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('customers.updated', 'cambió el cliente')
  @OutsideTransaction('The form names the version that it saw.')
  @Put('siigo/customers/:id')
  @Answers(CustomerDto)
  save(
    @Param('id', new IdParam('SIIGO.CUSTOMER_NOT_FOUND')) id: number,
    @Body() form: CustomerEditDto,
    @CurrentUser() user: RequestUser,
  ): Promise<CustomerDto> {
    return this.editing.save(id, form, user);
  }

  @Allow(ADMINISTRATORS)
  @Get('admin/customers')
  @Answers([AdminCustomerDto])
  async list(@Query() query: ListQuery): Promise<Paged<AdminCustomerDto[]>> {
    const { rows, meta } = await this.customers.list(query);
    return paged(rows.map(staffCustomerView), meta);
  }
}
