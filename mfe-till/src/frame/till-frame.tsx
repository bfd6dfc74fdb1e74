import { RemoteComponent, useOfficePages } from '@lacteos/remote-kit';
import { WithOfficeMenu } from '@lacteos/ui';
import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './till-frame.module.css';

const PAGES = [
  { to: '/caja', label: 'Vender' },
  { to: '/caja/turno', label: 'Mi caja' },
  { to: '/caja/recoger', label: 'Por recoger' },
] as const;

interface TillFrameProps {
  title: string;
  /** Beside the title: store, drawer, buttons. */
  head?: ReactNode;
  children: ReactNode;
}

/** Administrators have the office's menu beside it; cashiers change pages at its head. */
export function TillFrame({ title, head, children }: TillFrameProps) {
  const id = useId();
  return (
    <WithOfficeMenu
      hasMenu={useOfficePages().length > 0}
      renderMenu={({ props, onUnavailable }) => (
        <RemoteComponent
          remote="mfe-backoffice"
          name="OfficeMenu"
          contract={1}
          props={props}
          onUnavailable={onUnavailable}
        />
      )}
    >
      <section className={styles.page} aria-labelledby={id}>
        <header className={styles.head}>
          <h1 id={id}>{title}</h1>
          <nav aria-label="Caja" className={styles.pages}>
            {PAGES.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
          </nav>
          {head}
        </header>
        {children}
      </section>
    </WithOfficeMenu>
  );
}
