import { App, ConfigProvider } from 'antd';
import esES from 'antd/es/locale/es_ES';
import type { ReactNode } from 'react';
import { decorativeIcons } from './decorative-icons';
import { emptyDrawing } from './empty-drawing';
import { antdTheme } from './theme';
import styles from './antd-frame.module.css';

/**
 * Wraps every antd page: Spanish, the brand's tokens, icons that stay silent, and antd's `App` for messages and dialogs
 * (`App.useApp()`).
 */
export const AntdFrame = ({ children }: { children: ReactNode }) => (
  <ConfigProvider
    locale={esES}
    theme={antdTheme}
    componentSize="middle"
    switch={{ classNames: { content: styles.switchText } }}
    empty={{ image: emptyDrawing }}
    {...decorativeIcons}
  >
    <App component="div">{children}</App>
  </ConfigProvider>
);
