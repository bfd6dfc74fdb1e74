import type { ClaimDetail } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';

import { formStyles } from '#features/editing';
import { ENTRY_TITLES } from './claim-texts';
import styles from './claims.module.css';

type Entry = ClaimDetail['entries'][number];

function EntryItem({ entry: { kind, text, author, at, files } }: { entry: Entry }) {
  const isFromCustomer = kind === 'received' || kind === 'reply';
  return (
    <li className={isFromCustomer ? styles.person : undefined}>
      <strong>{ENTRY_TITLES[kind]}</strong>
      <p className={styles.soft}>
        <time dateTime={at}>{formatMoment(at)}</time>
        {!isFromCustomer && ` · ${author ?? 'Sistema'}`}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, address, kind: fileKind }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {fileKind === 'pdf' ? `Descargar ${name}` : `Ver ${name}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export const ClaimHistory = ({ claim }: { claim: ClaimDetail }) => (
  <section className={formStyles.officeCard} aria-label="Historia">
    <h2>Historia</h2>
    <ol className={styles.entries}>
      {claim.entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} />
      ))}
    </ol>
  </section>
);
