import type { Remotes } from '@lacteos/remote-runtime';
import { storedPreviews, storePreviews } from '@lacteos/remote-runtime/preview';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@lacteos/ui';
import { LinkedPreview } from './linked-preview';
import { Outline } from './outline';
import { SectionDetails } from './section-details';
import type { Section } from './sections';
import { SharePreviews } from './share-previews';
import { withoutPreview, type LinkedRelease } from './previews/preview-link';
import { useHovered, useSections } from './use-sections';
import styles from './inspector.module.css';

interface InspectorProps {
  remotes: Remotes;
  asked: readonly LinkedRelease[];
  onClose: () => void;
}

const reload = (): void => window.location.replace(withoutPreview(window.location.href));

const SectionList = ({
  sections,
  selected,
  onSelect,
}: {
  sections: readonly Section[];
  selected: Section | null;
  onSelect: (section: Section) => void;
}) => (
  <ul className={styles['sections']}>
    {sections.map((section, index) => (
      <li key={`${index} ${section.remote} ${section.part}`}>
        <button
          type="button"
          aria-pressed={section.element === selected?.element}
          onClick={() => onSelect(section)}
        >
          <strong>{section.remote}</strong> <span>{section.part}</span>
        </button>
      </li>
    ))}
  </ul>
);

export function Inspector({ remotes, asked, onClose }: InspectorProps) {
  const panel = useRef<HTMLDivElement>(null);
  const sections = useSections();
  const hovered = useHovered();
  const [pinned, setPinned] = useState<Section | null>(null);
  const [isAsked, setAsked] = useState(asked.length > 0);
  const isThere = (section: Section | null): section is Section =>
    sections.some(({ element }) => element === section?.element);
  const selected = [pinned, hovered, sections[0] ?? null].find(isThere) ?? null;
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const decline = (): void => {
    setAsked(false);
    window.history.replaceState(window.history.state, '', withoutPreview(window.location.href));
  };
  const leaveAll = (): void => {
    storePreviews([]);
    reload();
  };
  const previews = storedPreviews();
  return (
    <>
      {selected ? <Outline key={`${selected.remote} ${selected.part}`} section={selected} /> : null}
      <div
        ref={panel}
        className={styles['panel']}
        role="dialog"
        aria-label="Inspector de secciones"
        tabIndex={-1}
      >
        <div className={styles['head']}>
          <h2>Inspector de secciones</h2>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </div>
        {isAsked ? <LinkedPreview asked={asked} onDone={reload} onDecline={decline} /> : null}
        {sections.length === 0 ? (
          <p>En esta página no hay secciones de otros equipos.</p>
        ) : (
          <>
            <p className={styles['quiet']}>Pase el puntero por la página o elija una sección.</p>
            <SectionList
              sections={sections}
              selected={selected}
              onSelect={(section) => setPinned(section.element === pinned?.element ? null : section)}
            />
          </>
        )}
        {selected ? (
          <SectionDetails
            key={`${selected.remote} ${selected.release}`}
            remotes={remotes}
            section={selected}
            onPreviewed={reload}
          />
        ) : null}
        {previews.length > 0 ? <SharePreviews previews={previews} onLeave={leaveAll} /> : null}
      </div>
    </>
  );
}
