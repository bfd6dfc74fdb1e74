import { randomInt } from 'node:crypto';

import { fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { PRODUCT_CURRENCY } from '@lacteos/contracts/reference/reference-data';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { pageOf, sortOf, type ListQuery } from '#platform/http/index.js';
import { storedDetails } from '../catalogue/product-details.dto.js';
import { productSearchText } from '../catalogue/search-text.js';
import { FactoryStock } from './factory-stock.js';
import { PRODUCT_CODES, productCode } from './product-code.js';
import { netContentChange, netContentProblems } from './net-content.js';
import { ProductEditor, type Editor } from './product-editor.js';
import type { ActiveChangeDto, NewProductDto, ProductChangeDto } from './product-input.dto.js';
import type {
  AdminProductDto,
  StaffProductListQuery,
  StaffProductSort,
  PriceChangeDto,
} from './staff-products.dto.js';
import {
  StaffProductsRepository,
  type NewProductRow,
  type StaffProductFilter,
  type ProductChange,
} from './staff-products.repository.js';
import { listedProductView, priceChangeView, staffProductView } from './staff-product-view.js';
import { NO_VAT_PLAN, vatPlanProblems } from './vat-plan.js';

const CODE_ATTEMPTS = 50;

@Injectable()
export class StaffProductsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: StaffProductsRepository,
    private readonly editor: ProductEditor,
    private readonly stock: FactoryStock,
    private readonly clock: Clock,
  ) {}

  async list(query: StaffProductListQuery): Promise<{ products: AdminProductDto[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter = staffFilterOf(query);
    const [rows, total] = await Promise.all([
      this.products.list(filter, { by: column as StaffProductSort, direction, skip, take }),
      this.products.count(filter),
    ]);
    return { products: rows.map(listedProductView), meta: { total, page, pageSize } };
  }

  async get(id: number): Promise<AdminProductDto> {
    return staffProductView(await this.editor.get(id));
  }

  /** Assigns a code and writes price and opening stock, in one transaction. */
  create(dto: NewProductDto, editor: Editor): Promise<AdminProductDto> {
    return this.work.run(async () => {
      const now = this.clock.now();
      const row = newRow(dto, now);
      const errors = { ...vatPlanProblems(row, NO_VAT_PLAN, colombianDay(now)), ...netContentProblems(row) };
      if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
      await this.editor.refuseTakenEan(row.ean);
      const id = await this.insert(row);
      await this.products.addPriceChange({
        productId: id,
        before: null,
        after: fromPesos(dto.price),
        actorId: editor.id,
        at: now,
      });
      if (row.cost !== null) await this.editor.recordCost(id, row.cost, editor);
      await this.stock.open(id, dto.countInStock, editor);
      const product = await this.editor.get(id);
      await this.editor.record('products.created', null, product, editor);
      return staffProductView(product);
    });
  }

  /** @throws PRODUCTS.NOT_FOUND, EDIT.CONFLICT */
  async update(dto: ProductChangeDto, editor: Editor): Promise<AdminProductDto> {
    const { id, version = null, countInStock, countInStockSeen = null } = dto;
    const stock = countInStock === undefined ? null : { quantity: countInStock, seen: countInStockSeen };
    return staffProductView(await this.editor.apply({ id, change: changeOf(dto), version, stock }, editor));
  }

  /** @throws PRODUCTS.NOT_FOUND */
  async setActive({ id, active }: ActiveChangeDto, editor: Editor): Promise<AdminProductDto> {
    const edit = { id, change: { active }, version: null, stock: null };
    return staffProductView(await this.editor.apply(edit, editor));
  }

  /** Newest first. @throws PRODUCTS.NOT_FOUND */
  async prices(id: number, query: ListQuery): Promise<{ changes: PriceChangeDto[]; meta: PageMeta }> {
    await this.editor.get(id);
    const { skip, take, page, pageSize } = pageOf(query);
    const [rows, total] = await this.products.priceChanges(id, skip, take);
    return { changes: rows.map(priceChangeView), meta: { total, page, pageSize } };
  }

  private async insert(row: RowWithoutCode): Promise<number> {
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
      const code = productCode(randomInt(PRODUCT_CODES));
      const id = await this.products.insert({
        ...row,
        code,
        searchText: productSearchText({ ...row, code }),
      });
      if (id !== null) return id;
    }
    throw new AppError('UNAVAILABLE');
  }
}

export const staffFilterOf = (query: StaffProductListQuery): StaffProductFilter => ({
  search: query.search || null,
  active: query.active ?? null,
  family: query.family ?? null,
  linked: query.linked ?? null,
  maxStock: query.maxStock ?? null,
  hasNetContent: query.hasNetContent ?? null,
});

type RowWithoutCode = Omit<NewProductRow, 'code' | 'searchText'>;

function newRow(dto: NewProductDto, createdAt: Date): RowWithoutCode {
  const { image, account, name, slug, brand, description, idTax = null, position, family = 'LÁCTEOS' } = dto;
  return {
    name,
    slug,
    brand,
    family,
    image,
    account,
    description,
    idTax,
    position,
    type: dto.type ?? 'Product',
    unid: dto.unid ?? '94',
    taxClassification: dto.taxClassification ?? 'Taxed',
    nextTaxClassification: dto.nextTaxClassification ?? null,
    taxChangeOn: dto.taxChangeOn || null,
    taxIncluded: dto.taxIncluded ?? false,
    stockControl: dto.stockControl ?? true,
    currencyCode: PRODUCT_CURRENCY,
    price: fromPesos(dto.price),
    cost: costOf(dto.cost ?? 0),
    taxConsumptionValue: fromPesos(dto.taxConsumptionValue ?? 0),
    tariff: dto.tariff || null,
    ean: dto.ean || null,
    netContent: dto.netContent || null,
    netContentUnit: (dto.netContent !== 0 && dto.netContentUnit) || null,
    details: storedDetails(dto.details ?? {}),
    active: true,
    createdAt,
  };
}

function changeOf(dto: ProductChangeDto): ProductChange {
  const { id: _id, version: _version, countInStock: _wish, countInStockSeen: _seen, ...fields } = dto;
  const {
    price,
    cost,
    taxConsumptionValue,
    tariff,
    ean,
    taxChangeOn,
    netContent,
    netContentUnit,
    details,
    ...texts
  } = fields;
  return {
    ...texts,
    ...optional('price', price, fromPesos),
    ...(cost === undefined ? {} : { cost: costOf(cost) }),
    ...optional('taxConsumptionValue', taxConsumptionValue, fromPesos),
    ...netContentChange({ netContent, netContentUnit }),
    ...(details === undefined ? {} : { details: storedDetails(details) }),
    ...(tariff === undefined ? {} : { tariff: tariff || null }),
    ...(ean === undefined ? {} : { ean: ean || null }),
    ...(taxChangeOn === undefined ? {} : { taxChangeOn: taxChangeOn || null }),
    ...(taxChangeOn === '' && texts.nextTaxClassification === undefined
      ? { nextTaxClassification: null }
      : {}),
  };
}

/** 0 removes the cost. */
const costOf = (pesos: number): Centavos | null => (pesos === 0 ? null : fromPesos(pesos));

const optional = <Key extends string>(
  key: Key,
  value: number | undefined,
  read: (value: number) => Centavos,
): Partial<Record<Key, Centavos>> =>
  value === undefined ? {} : ({ [key]: read(value) } as Record<Key, Centavos>);
