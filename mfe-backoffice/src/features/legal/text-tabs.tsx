import type { LegalText, LegalTextHead } from '@lacteos/contracts/schemas';
import { formatMoment, TextBlocks } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Select, Tabs } from 'antd';
import { useState } from 'react';

import { legalTextQuery, versionsQuery, type LegalDraft } from './legal-text-calls';
import { Differences } from './differences';
import styles from './legal.module.css';

const wholeText = ({ title, body }: Pick<LegalText, 'title' | 'body'>): string => `${title}\n\n${body}`;

interface CompareProps {
  current: LegalText;
  draft: LegalDraft;
  versions: readonly LegalTextHead[];
}

function Compare({ current, draft, versions }: CompareProps) {
  const [version, setVersion] = useState<number | null>(null);
  const chosen = version ?? current.version;
  const earlier = useQuery({
    ...legalTextQuery(current.document, chosen),
    enabled: chosen !== current.version,
  });
  const before = chosen === current.version ? current : earlier.data;
  return (
    <>
      <Select
        aria-label="Comparar con"
        value={chosen}
        onChange={setVersion}
        options={versions.map((head) => ({
          value: head.version,
          label: `Versión ${head.version}${head.version === current.version ? ' (vigente)' : ''}`,
        }))}
      />
      {before && <Differences before={wholeText(before)} after={wholeText(draft)} />}
      {!before && !earlier.isError && <LoadingSkeleton />}
      {!before && earlier.isError && (
        <LoadFailure
          isPart
          error={earlier.error}
          isRetrying={earlier.isFetching}
          onRetry={() => void earlier.refetch()}
        />
      )}
    </>
  );
}

const Versions = ({ versions }: { versions: readonly LegalTextHead[] }) => (
  <ul className={styles.texts} aria-label="Versiones">
    {versions.map(({ document, version, publishedAt, isDefault }) => (
      <li key={version}>
        <a href={`/legal/${document}?version=${version}`} target="_blank" rel="noreferrer">
          Versión {version}
        </a>
        <p>
          {formatMoment(publishedAt)}
          {isDefault && '. Texto de ejemplo'}
        </p>
      </li>
    ))}
  </ul>
);

const Preview = ({ draft: { title, body } }: { draft: LegalDraft }) => (
  <article className={styles.preview} aria-label="Vista previa">
    <h2>{title}</h2>
    <TextBlocks body={body} heading="h3" />
  </article>
);

export function TextTabs({ current, draft }: { current: LegalText; draft: LegalDraft }) {
  const versions = useQuery(versionsQuery(current.document));
  const known = versions.data ?? [current];
  return (
    <Tabs
      items={[
        { key: 'preview', label: 'Vista previa', children: <Preview draft={draft} /> },
        {
          key: 'differences',
          label: 'Diferencias',
          children: <Compare current={current} draft={draft} versions={known} />,
        },
        { key: 'versions', label: 'Versiones', children: <Versions versions={known} /> },
      ]}
    />
  );
}
