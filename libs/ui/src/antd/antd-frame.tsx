import { App, ConfigProvider } from 'antd';
import esES from 'antd/es/locale/es_ES';
import type { ReactNode } from 'react';
import { decorativeIcons } from './decorative-icons';
import { emptyDrawing } from './empty-drawing';
import { DraftsContext, type KeptDrafts } from './kept-input/drafts-context';
import { useReachableTables } from './scrolling-tables/use-reachable-tables';
import { useAntdTheme } from './theme';
import styles from './antd-frame.module.css';

interface AntdFrameProps {
  children: ReactNode;
  /** Keeps what is being edited when the session is lost. */
  drafts?: KeptDrafts | null;
}

/**
 * Wraps every antd page: Spanish, the brand's tokens, icons that stay silent, wide tables that the keyboard can scroll, and antd's
 * `App` for messages and dialogs (`App.useApp()`).
 */
export function AntdFrame({ children, drafts = null }: AntdFrameProps) {
  const theme = useAntdTheme();
  useReachableTables();
  return (
    <ConfigProvider
      locale={esES}
      theme={theme}
      componentSize="middle"
      switch={{ classNames: { content: styles.switchText } }}
      empty={{ image: emptyDrawing }}
      pagination={{ className: styles.pages }}
      {...decorativeIcons}
      button={{ ...decorativeIcons.button, className: styles.button }}
    >
      <App component="div" className={styles.frame}>
        <DraftsContext value={drafts}>{children}</DraftsContext>
      </App>
    </ConfigProvider>
  );
}
