import type { AuditEntry } from '@lacteos/contracts/schemas';

import type { SiigoChoices } from '#features/product-list';

type Change = Pick<AuditEntry, 'before' | 'after'>;
/** Fields of a product that hold an id of SIIGO, with the catalogue that names it. */
const CATALOGUES = { account: 'accounts', idTax: 'taxes' } as const;
const isCatalogued = (field: string): field is keyof typeof CATALOGUES => field in CATALOGUES;

/** Whether a change has ids that only SIIGO can name. */
export const hasSiigoIds = ({ before, after }: Change): boolean =>
  [before, after].some((fields) => Object.keys(fields ?? {}).some(isCatalogued));

/** The same change with the names of SIIGO; an id without one stays, also while the names are being read. */
export function withSiigoNames({ before, after }: Change, names: SiigoChoices | undefined): Change {
  const named = (fields: Change['before']): Change['before'] =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const known = isCatalogued(field) && names?.[CATALOGUES[field]].find(({ id }) => id === value);
        return [field, known ? known.name : value];
      }),
    );
  return { before: named(before), after: named(after) };
}
