import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { colombianToday, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.js';
import { productSearchText } from '../catalogue/search-text.js';
import { ProductCostsRepository } from '../costs/product-costs.repository.js';
import { FactoryStock } from './factory-stock.js';
import { netContentProblems } from './net-content.js';
import {
  StaffProductsRepository,
  type StaffProduct,
  type ProductChange,
} from './staff-products.repository.js';
import { vatPlanProblems } from './vat-plan.js';
import { staffProductView, auditedProduct } from './staff-product-view.js';

export type Editor = Pick<RequestUser, 'id'>;
export interface ProductEdit {
  id: number;
  change: ProductChange;
  /** Edited version; null skips the conflict check. */
  version: number | null;
  /** Target stock of the factory; null leaves it unchanged. */
  stock: { quantity: number; seen: number | null } | null;
}
const ATTEMPTS = 20;
const NEW_PRODUCT = 0;
const TAKEN_EAN = 'Otro producto ya tiene este código de barras.';

/** The only writer of staff's product changes: version, price history and stock. */
@Injectable()
export class ProductEditor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: StaffProductsRepository,
    private readonly costs: ProductCostsRepository,
    private readonly stock: FactoryStock,
    private readonly catalogue: CatalogueVersion,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws PRODUCTS.NOT_FOUND, VALIDATION.FAILED, EDIT.CONFLICT with the current product as `errors.current` */
  async apply(edit: ProductEdit, editor: Editor): Promise<StaffProduct> {
    try {
      return await this.work.run(() => this.write(edit, editor));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'EDIT.CONFLICT') throw error;
      // Read after the rollback, so that the editor sees the other edit.
      throw new AppError('EDIT.CONFLICT', { errors: { current: staffProductView(await this.get(edit.id)) } });
    }
  }

  async get(id: number): Promise<StaffProduct> {
    const product = await this.products.find(id);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND');
    return product;
  }

  private async write(edit: ProductEdit, editor: Editor): Promise<StaffProduct> {
    const before = await this.replace(edit);
    await this.recordPriceChange(before, edit.change, editor);
    if (edit.change.cost !== undefined && edit.change.cost !== before.cost)
      await this.recordCost(edit.id, edit.change.cost, editor);
    if (edit.stock && !(await this.stock.set({ productId: edit.id, ...edit.stock }, editor)))
      throw new AppError('EDIT.CONFLICT');
    const after = await this.get(edit.id);
    await this.record('products.updated', before, after, editor);
    return after;
  }

  /** Runs in the transaction of the change. */
  async record(
    action: AuditedAction,
    before: StaffProduct | null,
    after: StaffProduct,
    editor: Editor,
  ): Promise<void> {
    await this.catalogue.bump();
    await this.audit.record({
      actorId: editor.id,
      action,
      subject: 'product',
      subjectId: after.id,
      before: before && auditedProduct(before),
      after: auditedProduct(after),
    });
  }

  /** Runs in the transaction of the change. */
  async recordCost(productId: number, cost: StaffProduct['cost'], { id: actorId }: Editor): Promise<void> {
    const validFrom = startOfColombianDay(colombianToday(this.clock));
    await this.costs.save({ productId, validFrom, cost, actorId, at: this.clock.now() });
  }

  private async replace({ id, change, version }: ProductEdit): Promise<StaffProduct> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await this.get(id);
      if (version !== null && version !== before.version) throw new AppError('EDIT.CONFLICT');
      const after = { ...before, ...withoutUndefined(change) };
      this.refuseIncomplete(before, after);
      if (after.ean !== before.ean) await this.refuseTakenEan(after.ean, id);
      // The first edit after its day stores a planned class.
      const { taxClassification, nextTaxClassification, taxChangeOn } = after;
      const vat = { taxClassification, nextTaxClassification, taxChangeOn };
      const searchText = productSearchText(after);
      if (await this.products.change(id, before.version, { ...change, ...vat, searchText })) return before;
    }
    throw new AppError('UNAVAILABLE');
  }

  /** Refuses a class without its day or a content without its unit. */
  private refuseIncomplete(before: StaffProduct, after: StaffProduct): void {
    const errors = {
      ...vatPlanProblems(after, before, colombianToday(this.clock)),
      ...netContentProblems(after),
    };
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  }

  /** Runs in the transaction of the change. @throws VALIDATION.FAILED */
  async refuseTakenEan(ean: string | null, id = NEW_PRODUCT): Promise<void> {
    if (ean !== null && (await this.products.isEanTaken(ean, id)))
      throw new AppError('VALIDATION.FAILED', { errors: { ean: TAKEN_EAN } });
  }

  private async recordPriceChange(
    before: StaffProduct,
    change: ProductChange,
    editor: Editor,
  ): Promise<void> {
    if (change.price === undefined || change.price === before.price) return;
    const row = { productId: before.id, before: before.price, after: change.price };
    await this.products.addPriceChange({ ...row, actorId: editor.id, at: this.clock.now() });
  }
}

const withoutUndefined = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
