import { Controller, Get, Inject, Query } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';
import { Answers, type PageQuery, paged, pageOf, type Paged } from '#platform/http/index.js';
import { foldText } from '#platform/text/index.js';
import type { SiigoProduct } from '../client/siigo-wire.js';
import {
  CatalogueQuery,
  SiigoAccountGroupDto,
  SiigoCostCenterDto,
  SiigoPaymentTypeDto,
  SiigoProductDto,
  SiigoProductsQuery,
  SiigoTaxDto,
  SiigoUserDto,
} from './catalogue.dto.js';
import { type Catalogue, CataloguesService } from './catalogues.service.js';
import { ListedInvoiceTypeDto } from './invoice-type.dto.js';

/** `meta.cachedAt` is the time of reading from SIIGO. */
@Controller('siigo')
export class CataloguesController {
  constructor(
    private readonly catalogues: CataloguesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('invoice/type')
  @Answers([ListedInvoiceTypeDto])
  async invoiceTypes(@Query() query: CatalogueQuery): Promise<Paged<ListedInvoiceTypeDto[]>> {
    const { rows, cachedAt } = await this.catalogues.get('invoiceTypes', query.refresh);
    const { invoiceTypeIds } = this.config.siigo;
    const listed = rows.map((type) => ({
      ...type,
      allowed: type.active && invoiceTypeIds.includes(type.id),
    }));
    return cut({ rows: listed, cachedAt }, query);
  }

  @Allow(ADMINISTRATORS)
  @Get('invoice/payments_type')
  @Answers([SiigoPaymentTypeDto])
  async paymentTypes(@Query() query: CatalogueQuery): Promise<Paged<SiigoPaymentTypeDto[]>> {
    return cut(await this.catalogues.get('paymentTypes', query.refresh), query);
  }

  @Allow(ADMINISTRATORS)
  @Get('taxes')
  @Answers([SiigoTaxDto])
  async taxes(@Query() query: CatalogueQuery): Promise<Paged<SiigoTaxDto[]>> {
    return cut(await this.catalogues.get('taxes', query.refresh), query);
  }

  @Allow(ADMINISTRATORS)
  @Get('costCenters')
  @Answers([SiigoCostCenterDto])
  async costCenters(@Query() query: CatalogueQuery): Promise<Paged<SiigoCostCenterDto[]>> {
    return cut(await this.catalogues.get('costCenters', query.refresh), query);
  }

  @Allow(ADMINISTRATORS)
  @Get('users')
  @Answers([SiigoUserDto])
  async users(@Query() query: CatalogueQuery): Promise<Paged<SiigoUserDto[]>> {
    return cut(await this.catalogues.get('users', query.refresh), query);
  }

  @Allow(ADMINISTRATORS)
  @Get('account-group')
  @Answers([SiigoAccountGroupDto])
  async accountGroups(@Query() query: CatalogueQuery): Promise<Paged<SiigoAccountGroupDto[]>> {
    return cut(await this.catalogues.get('accountGroups', query.refresh), query);
  }

  @Allow(ADMINISTRATORS)
  @Get('products')
  @Answers([SiigoProductDto])
  async products(@Query() query: SiigoProductsQuery): Promise<Paged<SiigoProductDto[]>> {
    const { rows, cachedAt } = await this.catalogues.get('products', query.refresh);
    const wanted = rows.map(productView).filter((product) => isWanted(product, query));
    return cut({ rows: wanted, cachedAt }, query);
  }
}

/** Without `page` and `pageSize`, the whole catalogue. */
function cut<T>({ rows, cachedAt }: Catalogue<T>, query: PageQuery): Paged<T[]> {
  const age = { total: rows.length, cachedAt: cachedAt.toISOString() };
  if (query.page === undefined && query.pageSize === undefined)
    return paged([...rows], { ...age, page: 1, pageSize: rows.length });
  const { skip, take, page, pageSize } = pageOf(query);
  return paged(rows.slice(skip, skip + take), { ...age, page, pageSize });
}

function isWanted(product: SiigoProductDto, { search, active }: SiigoProductsQuery): boolean {
  if (active !== undefined && product.active !== active) return false;
  return !search || foldText(`${product.code} ${product.name}`).includes(foldText(search));
}

function productView(sent: SiigoProduct): SiigoProductDto {
  return {
    id: sent.id,
    code: sent.code,
    name: sent.name,
    description: sent.description ?? null,
    reference: sent.reference ?? null,
    active: sent.active ?? true,
    ...(sent.tax_classification ? { tax_classification: sent.tax_classification } : {}),
    taxes: sent.taxes ?? [],
    prices: (sent.prices ?? []).map(({ currency_code, price_list }) => ({
      currency_code,
      price_list: price_list.map(({ position, value }) => ({ position, value })),
    })),
  };
}
