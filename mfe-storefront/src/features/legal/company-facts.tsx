import { BRAND } from '@lacteos/contracts/brand/brand';
import { CONSUMER_AUTHORITY } from '@lacteos/contracts/legal/legal-documents';
import styles from './legal.module.css';

export function CompanyFacts() {
  return (
    <dl className={styles['company']}>
      <dt>Empresa</dt>
      <dd>{BRAND.legalName}</dd>
      <dt>NIT</dt>
      <dd>
        {BRAND.nit}-{BRAND.nitCheckDigit}
      </dd>
      <dt>Dirección para notificaciones</dt>
      <dd>
        {BRAND.address}, {BRAND.city}
      </dd>
      <dt>Teléfono</dt>
      <dd>
        <a href={`tel:+57${BRAND.phone}`}>{BRAND.phone}</a>
      </dd>
      <dt>Correo</dt>
      <dd>
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </dd>
      <dt>Autoridad de consumo</dt>
      <dd>
        <a href={CONSUMER_AUTHORITY.url} rel="noopener">
          {CONSUMER_AUTHORITY.name}
        </a>
      </dd>
    </dl>
  );
}
