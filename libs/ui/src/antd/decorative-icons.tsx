import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';

/** Without `aria-label` too: tools that ignore `aria-hidden` would read out the icon's English name. */
const SILENT = { 'aria-hidden': true, 'aria-label': undefined } as const;

/**
 * Icons that antd draws by itself, silent for screen readers: each would otherwise add its English name ("loading",
 * "down") to the label of the field or button it stands in. What they say stands in words beside them.
 */
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

/** A search field that can be emptied (`allowClear`), with the Spanish name of the button that does it. */
export const clearableSearch = { clearIcon: <CloseCircleFilled aria-label="Borrar la búsqueda" /> };

/** A choice that can be taken back (`allowClear` of a select), with the Spanish name of the button that does it. */
export const clearableChoice = { clearIcon: <CloseCircleFilled aria-hidden />, label: 'Borrar lo elegido' };
