import { useCallback, useState, type CSSProperties } from 'react';
import { boxOf, type Section } from './sections';
import { useMoves } from './use-sections';
import styles from './inspector.module.css';

export const Outline = ({ section }: { section: Section }) => {
  const [box, setBox] = useState<DOMRect | null>(null);
  useMoves(useCallback(() => setBox(boxOf(section.element)), [section.element]));
  if (!box) return null;
  const place = {
    '--left': `${box.left}px`,
    '--top': `${box.top}px`,
    '--width': `${box.width}px`,
    '--height': `${box.height}px`,
  } as CSSProperties;
  return (
    <div className={styles['outline']} style={place} aria-hidden="true">
      <span>
        {section.remote} {section.part}
      </span>
    </div>
  );
};
