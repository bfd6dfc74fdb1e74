import type { SiigoCustomer } from '../client/siigo-wire.js';

const LAST_BRANCH = 999;

export const idTypeOf = ({ id_type: idType }: Pick<SiigoCustomer, 'id_type'>): string =>
  typeof idType === 'string' ? idType : (idType?.code ?? '');

/** SIIGO keeps a number once per branch: another person with it gets the next branch. */
export function freeBranch(taken: readonly Pick<SiigoCustomer, 'branch_office'>[]): number {
  const branches = new Set(taken.map((customer) => customer.branch_office ?? 0));
  let free = 0;
  while (branches.has(free) && free < LAST_BRANCH) free += 1;
  return free;
}
