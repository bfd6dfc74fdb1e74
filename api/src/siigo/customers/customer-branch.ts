import type { SiigoCustomer } from '../client/siigo-wire.js';

/** SIIGO's largest number of a branch. */
const LAST_BRANCH = 999;

export const idTypeOf = ({ id_type: idType }: Pick<SiigoCustomer, 'id_type'>): string =>
  typeof idType === 'string' ? idType : (idType?.code ?? '');

/**
 * The branch of a new customer. SIIGO keeps an identification once for each branch, whatever the type of document: another
 * person with the same number takes the next branch.
 * @param taken all customers with the identification
 */
export function freeBranch(taken: readonly Pick<SiigoCustomer, 'branch_office'>[]): number {
  const branches = new Set(taken.map((customer) => customer.branch_office ?? 0));
  let free = 0;
  while (branches.has(free) && free < LAST_BRANCH) free += 1;
  return free;
}
