import type { ShopCode } from '../../corrections/corrections.js';

/** A tax of SIIGO's catalogue. */
export interface CatalogueTax {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly percentage: number;
  readonly active?: boolean;
}
/** Why no invoice can be built; `code` as in the preflight. */
export class PayloadProblem extends Error {
  constructor(
    readonly code: ShopCode,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
    this.name = 'PayloadProblem';
  }
}
