import type { ShopCode } from '../../corrections/corrections.js';

export interface CatalogueTax {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly percentage: number;
  readonly active?: boolean;
}
/** `code` as in the preflight. */
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
