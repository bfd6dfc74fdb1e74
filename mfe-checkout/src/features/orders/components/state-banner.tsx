import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './order.module.css';

interface StateBannerProps {
  isGood: boolean;
  next?: string | null;
  children: ReactNode;
}

export function StateBanner({ isGood, next, children }: StateBannerProps) {
  return (
    <>
      <p className={styles.banner} data-good={isGood}>
        {isGood ? <CheckCircleFilled aria-hidden="true" /> : <ClockCircleOutlined aria-hidden="true" />}
        {children}
      </p>
      {next ? <p className={styles.next}>{next}</p> : null}
    </>
  );
}
