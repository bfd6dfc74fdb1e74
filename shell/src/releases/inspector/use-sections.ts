import { useEffect, useState } from 'react';
import { findSections, sectionAt, type Section } from './sections';

const isSame = (a: readonly Section[], b: readonly Section[]): boolean =>
  a.length === b.length && a.every(({ element }, index) => element === b[index]?.element);

export const useSections = (): readonly Section[] => {
  const [sections, setSections] = useState(findSections);
  useEffect(() => {
    let frame = 0;
    const updateSections = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setSections((last) => {
          const found = findSections();
          return isSame(last, found) ? last : found;
        }),
      );
    };
    const observer = new MutationObserver(updateSections);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return sections;
};

export const useHovered = (): Section | null => {
  const [hovered, setHovered] = useState<Section | null>(null);
  useEffect(() => {
    const updateHovered = ({ target }: Event): void => {
      const section = sectionAt(target);
      if (section) setHovered((last) => (last?.element === section.element ? last : section));
    };
    document.addEventListener('pointerover', updateHovered);
    return () => document.removeEventListener('pointerover', updateHovered);
  }, []);
  return hovered;
};

export const useMoves = (move: () => void): void => {
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    later();
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [move]);
};
