import { App, ConfigProvider } from 'antd';
import spanish from 'antd/locale/es_ES';
import type { ReactNode } from 'react';
import { antdTheme } from './theme';

/** What every antd page stands in: the brand's theme, Spanish texts, and antd's own messages and dialogs. */
export function AntdFrame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={spanish} theme={antdTheme}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
