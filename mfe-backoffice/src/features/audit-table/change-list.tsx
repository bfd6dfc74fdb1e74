import type { AuditEntry } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';

import { siigoCataloguesQuery } from '#features/product-list';
import { fieldChanges } from './audit-texts';
import { hasSiigoIds, withSiigoNames } from './siigo-names';
import styles from './audit.module.css';

const NOTHING = '—';

export function ChangeList({ entry }: { entry: AuditEntry }) {
  const { data } = useQuery({ ...siigoCataloguesQuery, enabled: hasSiigoIds(entry) });
  return (
    <ul className={styles.auditChanges}>
      {fieldChanges(withSiigoNames(entry, data)).map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.auditChangesField}>{field}</span>
          <del>{before ?? NOTHING}</del>
          <span aria-hidden="true">→</span>
          <ins>{after ?? NOTHING}</ins>
        </li>
      ))}
    </ul>
  );
}
