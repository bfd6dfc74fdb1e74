import type { ReactNode } from 'react';
import styles from './layout.module.css';

export const PageSection = ({ children }: { children: ReactNode }) => (
  <section className={styles['page']}>{children}</section>
);
