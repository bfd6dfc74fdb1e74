import { Tooltip } from 'antd';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

import styles from './cut-text.module.css';

interface CutTextProps {
  children: string;
  /** In CSS pixels. */
  maxWidth?: number;
}

export function CutText({ children, maxWidth }: CutTextProps) {
  const container = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [children]);
  const focusable = isCut ? { tabIndex: 0 } : {};
  const limit = maxWidth === undefined ? undefined : ({ '--max-width': `${maxWidth}px` } as CSSProperties);
  return (
    <Tooltip title={isCut ? children : null} trigger={['hover', 'focus']}>
      <span ref={container} className={styles.cutText} style={limit} {...focusable}>
        {children}
      </span>
    </Tooltip>
  );
}
