import { Tooltip } from 'antd';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

import styles from './cut-text.module.css';

interface CutTextProps {
  children: string;
  /** In CSS pixels, where the text and not its container decides the width. */
  maxWidth?: number;
}

/** A text of one line; where there is too little room, the whole of it shows under the pointer and with the focus. */
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
  // Without the focus the keyboard could not reach the whole text.
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
