import { App, ConfigProvider } from 'antd';
import esES from 'antd/es/locale/es_ES';
import type { ReactNode } from 'react';
import { decorativeIcons } from './decorative-icons';
import { emptyDrawing } from './empty-drawing';
import { useNamedClearButtons } from './clear-buttons/use-named-clear-buttons';
import { DraftsContext, type DraftStore } from './persisted-input/drafts-context';
import { FramePresence, useFramePresence } from './lasting-problem/frame-presence';
import { useReachableTables } from './scrolling-tables/use-reachable-tables';
import { useAntdTheme } from './theme';
import styles from './antd-frame.module.css';

/** On a refused form the first field with an error comes into view and focus. */
const FIRST_ERROR = { block: 'nearest', focus: true } as const;

interface AntdFrameProps {
  children: ReactNode;
  /** Keeps what is being edited when the session is lost. */
  drafts?: DraftStore | null;
}

/** Spanish texts, theme, silent icons, tables that scroll by keyboard, and antd's `App` (`App.useApp()`). */
export function AntdFrame({ children, drafts = null }: AntdFrameProps) {
  const theme = useAntdTheme();
  useReachableTables();
  useNamedClearButtons();
  const hasFrame = useFramePresence();
  return (
    <ConfigProvider
      locale={esES}
      theme={theme}
      componentSize="middle"
      switch={{ classNames: { content: styles.switchText } }}
      empty={{ image: emptyDrawing }}
      form={{ scrollToFirstError: FIRST_ERROR }}
      pagination={{ className: styles.pages }}
      modal={{ classNames: { title: styles.dialogTitle } }}
      {...decorativeIcons}
      button={{ ...decorativeIcons.button, className: styles.button }}
    >
      <App component="div" className={styles.frame}>
        <FramePresence value={hasFrame}>
          <DraftsContext value={drafts}>{children}</DraftsContext>
        </FramePresence>
      </App>
    </ConfigProvider>
  );
}
