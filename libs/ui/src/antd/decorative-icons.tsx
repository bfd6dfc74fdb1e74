import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';

/** Tools that ignore `aria-hidden` would read out the icon's English name. */
const SILENT = { 'aria-hidden': true, 'aria-label': undefined } as const;

/** Hides antd's own icons from screen readers, which would add English names to labels. */
export const decorativeIcons = {
  button: { loadingIcon: <LoadingOutlined {...SILENT} /> },
  select: {
    loadingIcon: <LoadingOutlined {...SILENT} spin />,
    suffixIcon: <DownOutlined {...SILENT} />,
  },
  alert: {
    successIcon: <CheckCircleFilled {...SILENT} />,
    infoIcon: <InfoCircleFilled {...SILENT} />,
    warningIcon: <ExclamationCircleFilled {...SILENT} />,
    errorIcon: <CloseCircleFilled {...SILENT} />,
  },
} satisfies ConfigProviderProps;

export const clearableSearch = { clearIcon: <CloseCircleFilled aria-label="Borrar la búsqueda" /> };

export const clearableChoice = { clearIcon: <CloseCircleFilled aria-hidden />, label: 'Borrar lo elegido' };
