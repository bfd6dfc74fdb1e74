import { fromPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { ProductEditor, type Editor } from '../staff/product-editor.js';
import { staffProductView } from '../staff/staff-product-view.js';
import type { AdminProductDto } from '../staff/staff-products.dto.js';
import type { SetPricesDto } from './set-prices.dto.js';

@Injectable()
export class SetPricesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly editor: ProductEditor,
  ) {}

  /** All or nothing. @throws VALIDATION.FAILED, PRODUCTS.NOT_FOUND, EDIT.CONFLICT with the changed product */
  async set({ prices }: SetPricesDto, editor: Editor): Promise<AdminProductDto[]> {
    if (new Set(prices.map(({ id }) => id)).size < prices.length)
      throw new AppError('VALIDATION.FAILED', {
        errors: { prices: 'Cada producto puede aparecer una sola vez.' },
      });
    const inTurn = [...prices].sort((one, other) => one.id - other.id);
    const changed = new Map<number, AdminProductDto>();
    await this.work.run(async () => {
      changed.clear();
      for (const { id, price, cost, version } of inTurn) {
        const change = {
          price: fromPesos(price),
          ...(cost === undefined ? {} : { cost: cost ? fromPesos(cost) : null }),
        };
        const edit = { id, change, version, stock: null };
        changed.set(id, staffProductView(await this.editor.apply(edit, editor)));
      }
    });
    return prices.flatMap(({ id }) => changed.get(id) ?? []);
  }
}
