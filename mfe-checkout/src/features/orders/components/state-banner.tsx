import { CheckCircleFilled, ClockCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './order.module.css';

/** Green or red line about the state of an order. */
export function StateBanner({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p className={styles.banner} data-good={isGood}>
      {isGood ? <CheckCircleFilled aria-hidden="true" /> : <ClockCircleFilled aria-hidden="true" />}
      {children}
    </p>
  );
}
