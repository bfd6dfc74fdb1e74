import type { ReactNode } from 'react';

import styles from './text-list.module.css';

export function TextList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
