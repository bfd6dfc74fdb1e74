import type { PropsWithChildren } from 'react';

import styles from './notice-card.module.css';

export const NoticeCards = ({ children }: PropsWithChildren) => (
  <div className={styles.notices} role="status">
    {children}
  </div>
);

export const NoticeCard = ({ children }: PropsWithChildren) => <div className={styles.card}>{children}</div>;
