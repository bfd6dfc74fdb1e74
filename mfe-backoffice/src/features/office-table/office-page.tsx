import './office-table.css';

import { useId, type ReactNode } from 'react';

import { OfficeFrame } from '../../office-frame';

interface OfficePageProps {
  title: string;
  /** Beside the title, for example the button that creates a row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its title and what stands below it. */
export function OfficePage({ title, actions, children }: OfficePageProps) {
  const id = useId();
  return (
    <OfficeFrame>
      <section className="office-page" aria-labelledby={id}>
        <header className="office-page__head">
          <h1 id={id}>{title}</h1>
          {actions}
        </header>
        {children}
      </section>
    </OfficeFrame>
  );
}
