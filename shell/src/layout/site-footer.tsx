import { BRAND } from '@lacteos/contracts/brand/brand';
import {
  CONSUMER_AUTHORITY,
  LEGAL_DOCUMENT_NAMES,
  LEGAL_DOCUMENTS,
} from '@lacteos/contracts/legal/legal-documents';
import { Link } from 'react-router-dom';
import { Logo } from './logo';
import { INSTITUTIONS } from './institutions';
import { schemeChoice } from './scheme-choice';
import styles from './layout.module.css';

export function SiteFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerBody']}>
        <div>
          <Logo />
          <p>{BRAND.slogan}</p>
          {schemeChoice}
        </div>
        <address>
          {BRAND.legalName}
          <br />
          NIT {BRAND.nit}-{BRAND.nitCheckDigit}
          <br />
          {BRAND.address}
          <br />
          {BRAND.city}
          <br />
          <a href={`tel:+57${BRAND.phone}`}>{BRAND.phone}</a>
          <br />
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </address>
        <nav aria-label="Pie de página">
          <ul>
            <li>
              <Link to="/products">Tienda</Link>
            </li>
            <li>
              <Link to="/company">Empresa</Link>
            </li>
            <li>
              <Link to="/partner">Aliados</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Información legal">
          <ul>
            <li>
              <Link to="/legal">Legal</Link>
            </li>
            {LEGAL_DOCUMENT_NAMES.map((name) => (
              <li key={name}>
                <Link to={`/legal/${name}`}>{LEGAL_DOCUMENTS[name]}</Link>
              </li>
            ))}
            <li>
              <Link to="/pqr">PQR: escríbanos un reclamo</Link>
            </li>
            <li>
              <a href={CONSUMER_AUTHORITY.url} rel="noopener">
                {CONSUMER_AUTHORITY.name}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <ul className={styles['institutions']} aria-label="Instituciones que nos acompañan">
        {INSTITUTIONS.map(({ name, mark }) => (
          <li key={name}>
            <svg role="img" aria-label={name} viewBox="0 0 140 48" width="140" height="48">
              <path
                d={mark}
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
              <text x="52" y="30" fontSize="13" fontWeight="700" fill="currentColor">
                {name}
              </text>
            </svg>
          </li>
        ))}
      </ul>
    </footer>
  );
}
