import type { PropsWithChildren } from 'react';

import styles from './notice-card.module.css';

/** What goes on while the person works on other pages, read out when it changes. */
export const NoticeCards = ({ children }: PropsWithChildren) => (
  <div className={styles.notices} role="status">
    {children}
  </div>
);

export const NoticeCard = ({ children }: PropsWithChildren) => <div className={styles.card}>{children}</div>;
