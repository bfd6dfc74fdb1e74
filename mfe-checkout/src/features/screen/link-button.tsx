import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './screen.module.css';

export function LinkButton({
  to,
  kind = 'quiet',
  children,
}: {
  to: string;
  kind?: 'main' | 'quiet';
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`${styles.linkButton} ${kind === 'main' ? styles.linkButtonMain : ''}`}>
      {children}
    </Link>
  );
}
