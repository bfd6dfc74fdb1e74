import { Controller, Get, Inject, Query } from '@nestjs/common';

import { CONFIG, type Config } from '../../config/index.js';
import { Answers, paged, pageOf, type Paged } from '../../platform/http/index.js';
import { foldText } from '../../platform/text/index.js';
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

/** The lists of the SIIGO account; `meta.cachedAt` says how old they are. */
@Controller('siigo')
export class CataloguesController {
  constructor(
    private readonly catalogues: CataloguesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('invoice/type')
  @Answers([ListedInvoiceTypeDto])
  async invoiceTypes(@Query() { refresh }: CatalogueQuery): Promise<Paged<ListedInvoiceTypeDto[]>> {
    const { rows, cachedAt } = await this.catalogues.get('invoiceTypes', refresh);
    const { invoiceTypeIds } = this.config.siigo;
    const listed = rows.map((type) => ({
      ...type,
      allowed: type.active && invoiceTypeIds.includes(type.id),
    }));
    return whole({ rows: listed, cachedAt });
  }

  @Get('invoice/payments_type')
  @Answers([SiigoPaymentTypeDto])
  async paymentTypes(@Query() { refresh }: CatalogueQuery): Promise<Paged<SiigoPaymentTypeDto[]>> {
    return whole(await this.catalogues.get('paymentTypes', refresh));
  }

  @Get('taxes')
  @Answers([SiigoTaxDto])
  async taxes(@Query() { refresh }: CatalogueQuery): Promise<Paged<SiigoTaxDto[]>> {
    return whole(await this.catalogues.get('taxes', refresh));
  }

  @Get('costCenters')
  @Answers([SiigoCostCenterDto])
  async costCenters(@Query() { refresh }: CatalogueQuery): Promise<Paged<SiigoCostCenterDto[]>> {
    return whole(await this.catalogues.get('costCenters', refresh));
  }

  @Get('users')
  @Answers([SiigoUserDto])
  async users(@Query() { refresh }: CatalogueQuery): Promise<Paged<SiigoUserDto[]>> {
    return whole(await this.catalogues.get('users', refresh));
  }

  @Get('account-group')
  @Answers([SiigoAccountGroupDto])
  async accountGroups(@Query() { refresh }: CatalogueQuery): Promise<Paged<SiigoAccountGroupDto[]>> {
    return whole(await this.catalogues.get('accountGroups', refresh));
  }

  @Get('products')
  @Answers([SiigoProductDto])
  async products(@Query() query: SiigoProductsQuery): Promise<Paged<SiigoProductDto[]>> {
    const { rows, cachedAt } = await this.catalogues.get('products', query.refresh);
    const wanted = rows.map(productView).filter((product) => isWanted(product, query));
    if (query.page === undefined && query.pageSize === undefined) return whole({ rows: wanted, cachedAt });
    const { skip, take, page, pageSize } = pageOf(query);
    const meta = { total: wanted.length, page, pageSize, cachedAt: cachedAt.toISOString() };
    return paged(wanted.slice(skip, skip + take), meta);
  }
}

function whole<T>({ rows, cachedAt }: Catalogue<T>): Paged<T[]> {
  const meta = { total: rows.length, page: 1, pageSize: rows.length, cachedAt: cachedAt.toISOString() };
  return paged([...rows], meta);
}

function isWanted(product: SiigoProductDto, { search, active }: SiigoProductsQuery): boolean {
  if (active !== undefined && product.active !== active) return false;
  return !search || foldText(`${product.code} ${product.name}`).includes(foldText(search));
}

/** A product as SIIGO sends it; keys that an account does not have get their neutral value. */
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
