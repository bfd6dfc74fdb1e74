import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The column of a shell page. */
export const PageSection = ({ children }: { children: ReactNode }) => (
  <section className={styles['page']}>{children}</section>
);
