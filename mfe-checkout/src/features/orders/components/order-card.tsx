import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './order.module.css';

interface OrderCardProps {
  title: string;
  edit?: { to: string; label: string };
  children: ReactNode;
}

export function OrderCard({ title, edit, children }: OrderCardProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.cardHead}>
        <h2 id={headingId} className={styles.cardTitle}>
          {title}
        </h2>
        {edit && (
          <Link to={edit.to} className={styles.edit} aria-label={edit.label}>
            Editar
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
