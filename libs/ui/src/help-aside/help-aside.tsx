import { BRAND } from '@lacteos/contracts/brand/brand';
import { LEGAL_DOCUMENT_NAMES, LEGAL_DOCUMENTS } from '@lacteos/contracts/legal/legal-documents';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './help-aside.module.css';

interface HelpAsideProps {
  current?: string;
}

export const HelpAside = ({ current }: HelpAsideProps) => (
  <section className={styles['aside']} aria-label="Ayuda y documentos">
    <div className={styles['panel']}>
      <h2>Hable con nosotros</h2>
      <p>
        <a href={`tel:+57${BRAND.phone}`}>{BRAND.phone}</a>
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </p>
      <address>
        {BRAND.address}, {BRAND.city}
      </address>
    </div>
    <nav className={styles['panel']} aria-label="Documentos legales">
      <h2>Documentos</h2>
      <ul>
        {LEGAL_DOCUMENT_NAMES.map((name) => (
          <li key={name}>
            <Link to={`/legal/${name}`} aria-current={name === current ? 'page' : undefined}>
              {LEGAL_DOCUMENTS[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </section>
);

export const WithHelpAside = ({ current, children }: HelpAsideProps & { children: ReactNode }) => (
  <div className={styles['beside']}>
    {children}
    <HelpAside current={current} />
  </div>
);
