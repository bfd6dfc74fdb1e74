import type { ReactNode } from 'react';

import styles from './text-list.module.css';

/** A list of sentences whose links stand out; its children are `<li>`. */
export function TextList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
