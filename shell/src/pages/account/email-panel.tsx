import { useId } from 'react';
import { OwnAddress } from '../email-verification/new-link';
import styles from './account-pages.module.css';

/** Whether the account's address is verified, and another link if it is not. */
export function EmailPanel() {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>Correo</h2>
      <OwnAddress action="Enviar de nuevo" />
    </section>
  );
}
