import { useId, type ReactNode } from 'react';

import { OfficeFrame } from '#frame/office-frame';
import styles from './office-page.module.css';

interface OfficePageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function OfficePage({ title, actions, children }: OfficePageProps) {
  const id = useId();
  return (
    <OfficeFrame>
      <section className={styles.officePage} aria-labelledby={id}>
        <header className={styles.officePageHead}>
          <h1 id={id}>{title}</h1>
          {actions}
        </header>
        {children}
      </section>
    </OfficeFrame>
  );
}
