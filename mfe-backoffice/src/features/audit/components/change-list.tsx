import type { AuditEntry } from '@lacteos/contracts';

import { fieldChanges } from '../model/audit-texts';

const NOTHING = '—';

/** The fields that a change touched, before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  return (
    <ul className="audit-changes">
      {fieldChanges(entry).map(({ field, before, after }) => (
        <li key={field}>
          <span className="audit-changes__field">{field}</span>
          <del>{before ?? NOTHING}</del>
          <span aria-hidden="true">→</span>
          <ins>{after ?? NOTHING}</ins>
        </li>
      ))}
    </ul>
  );
}
