import { useEffect } from 'react';
import { useRemotes } from '../remotes/remotes';
import { useOnline } from './use-online';
import styles from './boundaries.module.css';

export const RemoteUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const isOnline = useOnline();
  const { unavailablePage, offlinePage, retry } = useRemotes().rules.texts;
  const { title, text } = isOnline ? unavailablePage : offlinePage;
  useEffect(() => {
    if (isOnline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOnline, onRetry]);
  return (
    <section className={styles['unavailable']} data-remote="unavailable" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {retry}
      </button>
    </section>
  );
};
