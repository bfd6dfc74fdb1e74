import type { AuditEntry } from '@lacteos/contracts';

import { fieldChanges } from '../model/audit-texts';
import styles from './audit.module.css';

const NOTHING = '—';

/** The fields that a change touched, before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  return (
    <ul className={styles.auditChanges}>
      {fieldChanges(entry).map(({ field, before, after }) => (
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
