import styles from './status-text.module.css';

export type StatusTone = 'good' | 'open' | 'bad';

interface StatusTextProps {
  tone: StatusTone;
  children: string;
}

export function StatusText({ tone, children }: StatusTextProps) {
  return (
    <span className={`${styles.status} ${styles[tone]}`} data-tone={tone}>
      {children}
    </span>
  );
}
