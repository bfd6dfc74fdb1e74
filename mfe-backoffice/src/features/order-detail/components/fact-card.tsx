import type { ReactNode } from 'react';

import { formStyles } from '#features/editing';

export type Fact = readonly [label: string, value: ReactNode];

interface FactCardProps {
  title: string;
  id?: string;
  facts: readonly Fact[];
  children?: ReactNode;
}

export function FactCard({ title, id, facts, children }: FactCardProps) {
  const known = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <section className={formStyles.officeCard} aria-label={title}>
      <h2 {...(id ? { id, tabIndex: -1 } : {})}>{title}</h2>
      {known.length > 0 && (
        <dl className={formStyles.officeFacts}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
