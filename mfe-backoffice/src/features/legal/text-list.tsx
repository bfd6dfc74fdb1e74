import { DEFAULT_TEXT_MARK } from '@lacteos/contracts/legal/legal-documents';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { legalTextsQuery } from './legal-text-calls';
import styles from './legal.module.css';

export function TextList() {
  const { data, error, isFetching, refetch } = useQuery(legalTextsQuery);
  return (
    <section className={formStyles.officeCard} aria-label="Documentos">
      {!data && !error && <LoadingSkeleton />}
      {!data && error && (
        <LoadFailure isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className={styles.texts}>
        {data?.map(({ document, title, version, publishedAt, isDefault }) => (
          <li key={document}>
            <Link to={`/admin/legal/${document}`}>{title}</Link>
            <p>
              Versión {version}, {formatMoment(publishedAt)}{' '}
              {isDefault && <strong>{DEFAULT_TEXT_MARK}</strong>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
