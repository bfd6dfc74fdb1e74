import type { AuditEntry } from '@lacteos/contracts/schemas';

import type { SiigoChoices } from '#features/product-list';

type Change = Pick<AuditEntry, 'before' | 'after'>;
const CATALOGUES = { account: 'accounts', idTax: 'taxes' } as const;
const isCatalogued = (field: string): field is keyof typeof CATALOGUES => field in CATALOGUES;

export const hasSiigoIds = ({ before, after }: Change): boolean =>
  [before, after].some((fields) => Object.keys(fields ?? {}).some(isCatalogued));

/** Ids without a name stay, also while the names load. */
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
