import styles from './status-text.module.css';

interface StatusTextProps {
  tone: 'good' | 'open' | 'bad';
  children: string;
}

/** A status in words with a coloured dot; the words alone say it all. */
export function StatusText({ tone, children }: StatusTextProps) {
  return <span className={`${styles.status} ${styles[tone]}`}>{children}</span>;
}
