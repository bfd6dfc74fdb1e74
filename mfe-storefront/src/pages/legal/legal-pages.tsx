import { ApiError } from '@lacteos/api-client';
import { DEFAULT_TEXT_MARK, textDescription } from '@lacteos/contracts/legal/legal-documents';
import type { LegalText } from '@lacteos/contracts/schemas';
import {
  Alert,
  Arrow,
  WithHelpAside,
  buttonClass,
  describePage,
  EmptyState,
  formatLongDay,
  TextBlocks,
} from '@lacteos/ui';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { CompanyFacts, legalStyles, useLegalText, useLegalTexts } from '#features/legal';
import { LoadFailure, Loading, sectionStyles } from '#features/screen';

export function LegalPage() {
  const { data, error, reload } = useLegalTexts();
  return (
    <section className={sectionStyles['section']} aria-labelledby="legal-titulo">
      <h1 id="legal-titulo">Legal</h1>
      <div className={legalStyles['overview']}>
        <CompanyFacts />
        <div className={legalStyles['panel']}>
          <h2>Documentos</h2>
          {error && !data ? (
            <LoadFailure title="No pudimos cargar los documentos." error={error} onRetry={reload} />
          ) : null}
          {!data && !error ? <Loading isPage /> : null}
          <ul className={legalStyles['documents']}>
            {data?.map(({ document, title }) => (
              <li key={document}>
                <Link to={`/legal/${document}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Document({ text, isNewest }: { text: LegalText; isNewest: boolean }) {
  const { document, title, body, version, publishedAt, isDefault } = text;
  useEffect(() => {
    const path = `/legal/${document}`;
    describePage({ title, description: textDescription(text), path, isListed: true });
  }, [document, title, text]);
  return (
    <article className={legalStyles['text']}>
      <h1>{title}</h1>
      <p className={legalStyles['version']}>
        Versión {version}, publicada el {formatLongDay(publishedAt)}.
      </p>
      {isNewest ? null : (
        <p>
          Esta es una versión anterior. <Link to={`/legal/${document}`}>Ver la versión vigente</Link>
        </p>
      )}
      {isDefault ? <Alert kind="warning" title={DEFAULT_TEXT_MARK} /> : null}
      <TextBlocks body={body} heading="h2" />
    </article>
  );
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** `/legal/:document`; `?version=` shows an earlier one, such as an order accepted. */
export function LegalDocumentPage() {
  const { document = '' } = useParams();
  const [query] = useSearchParams();
  const version = query.get('version');
  const { data, error, reload } = useLegalText(document, version);
  return (
    <section className={sectionStyles['section']}>
      <p>
        <Link to="/legal">
          <Arrow to="left" /> Legal
        </Link>
      </p>
      {data ? (
        <WithHelpAside current={document}>
          <Document text={data} isNewest={version === null} />
        </WithHelpAside>
      ) : null}
      {!data ? <h1 className="visually-hidden">Legal</h1> : null}
      {!data && !error ? <Loading isPage /> : null}
      {!data && isNotFound(error) ? (
        <EmptyState title="No encontramos ese documento">
          <Link to="/legal" className={buttonClass()}>
            Ver los documentos
          </Link>
        </EmptyState>
      ) : null}
      {error && !data && !isNotFound(error) ? (
        <LoadFailure title="No pudimos cargar el documento." error={error} onRetry={reload} />
      ) : null}
    </section>
  );
}
