const SEPARATOR = '/';

/** A customer as the select holds it: a NIT may have several branches, 0 is its main office. */
export interface KeyedCustomer {
  identification: string;
  branch_office?: number;
}

/** Differs for each branch. */
export const customerKey = ({ identification, branch_office: branch }: KeyedCustomer): string =>
  branch ? `${identification}${SEPARATOR}${branch}` : identification;

/** Leaves the branch out when the key has none. */
export function customerOfKey(key: string): KeyedCustomer {
  const [identification = '', branch] = key.split(SEPARATOR);
  return branch ? { identification, branch_office: Number(branch) } : { identification };
}

export function keyText(key: string): string {
  const { identification, branch_office: branch } = customerOfKey(key);
  return branch ? `${identification} (sucursal ${branch})` : identification;
}
