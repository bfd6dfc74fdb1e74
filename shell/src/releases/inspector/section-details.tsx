import type { Remotes } from '@lacteos/remote-runtime';
import { formatKilobytes } from './kilobytes';
import { failuresOf, loadFacts, versionOf, type Section } from './sections';
import { ReplaceByRelease } from './replace-by-release';
import { LoadTraceDetails } from './trace/load-trace-details';
import styles from './inspector.module.css';

interface SectionDetailsProps {
  remotes: Remotes;
  section: Section;
  onPreviewed: () => void;
}

const Facts = ({ remotes, section }: Omit<SectionDetailsProps, 'onPreviewed'>) => {
  const version = versionOf(remotes, section);
  const facts = version && loadFacts(version);
  const failures = failuresOf(remotes, section);
  return (
    <dl className={styles['facts']}>
      <dt>Parte</dt>
      <dd>
        {section.remote} <code>{section.part}</code>
      </dd>
      <dt>Versión</dt>
      <dd>
        <code>{section.release}</code>
      </dd>
      <dt>Tamaño</dt>
      <dd>
        {facts && facts.files > 0
          ? `${formatKilobytes(facts.bytes)} en ${facts.files} ${facts.files === 1 ? 'archivo' : 'archivos'}, ${formatKilobytes(facts.received)} por la red`
          : 'Sin medir'}
      </dd>
      <dt>Carga</dt>
      <dd>{facts?.ms === null || !facts ? 'Sin medir' : `${facts.ms} ms`}</dd>
      <dt>Errores</dt>
      <dd>
        {failures === 0 ? 'Ninguno' : failures} <span>en esta pestaña</span>
      </dd>
    </dl>
  );
};

export const SectionDetails = ({ remotes, section, onPreviewed }: SectionDetailsProps) => (
  <div className={styles['details']}>
    <Facts remotes={remotes} section={section} />
    <LoadTraceDetails remotes={remotes} section={section} />
    <ReplaceByRelease section={section} onPreviewed={onPreviewed} />
  </div>
);
