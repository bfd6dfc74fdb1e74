import { fromPesos, centavos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { BulkProductsDto } from './bulk-products.dto.js';
import { ProductEditor, type Editor } from './product-editor.js';
import type { StaffProduct, ProductChange } from './staff-products.repository.js';

const ONE_CHANGE = 'Indique un solo cambio: estado, precio o porcentaje.';

/** Rounds half up to the centavo; at least one centavo. */
const changedPrice = (price: Centavos, percent: number): Centavos =>
  centavos(Math.max(1, Math.floor((price * (100 + percent) + 50) / 100)));

@Injectable()
export class BulkProductsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly editor: ProductEditor,
  ) {}

  /** All or nothing. @returns number of changes @throws VALIDATION.FAILED, PRODUCTS.NOT_FOUND, EDIT.CONFLICT */
  async change(dto: BulkProductsDto, editor: Editor): Promise<number> {
    const wishes = [dto.active, dto.price, dto.percent].filter((wish) => wish !== undefined);
    if (wishes.length !== 1) throw new AppError('VALIDATION.FAILED', { errors: { ids: ONE_CHANGE } });
    const ids = [...new Set(dto.ids)].sort((one, other) => one - other);
    await this.work.run(async () => {
      for (const id of ids) {
        const product = await this.editor.get(id);
        const edit = { id, change: changeOf(dto, product), version: product.version, stock: null };
        await this.editor.apply(edit, editor);
      }
    });
    return ids.length;
  }
}

function changeOf({ active, price, percent }: BulkProductsDto, product: StaffProduct): ProductChange {
  if (active !== undefined) return { active };
  return { price: price === undefined ? changedPrice(product.price, percent ?? 0) : fromPesos(price) };
}
