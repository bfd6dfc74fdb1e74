import { App, ConfigProvider } from 'antd';
import esES from 'antd/es/locale/es_ES';
import type { ReactNode } from 'react';
import { antdTheme } from './theme';

/** Wraps every antd page: Spanish, the brand's tokens, and antd's `App` for messages and dialogs (`App.useApp()`). */
export const AntdFrame = ({ children }: { children: ReactNode }) => (
  <ConfigProvider locale={esES} theme={antdTheme} componentSize="middle">
    <App component="div">{children}</App>
  </ConfigProvider>
);
