import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';

/**
 * Icons that antd draws by itself, silent for screen readers: each would otherwise add its English name ("loading",
 * "down") to the label of the field or button it stands in. What they say stands in words beside them.
 */
export const decorativeIcons = {
  button: { loadingIcon: <LoadingOutlined aria-hidden /> },
  select: {
    loadingIcon: <LoadingOutlined aria-hidden spin />,
    suffixIcon: <DownOutlined aria-hidden />,
  },
  alert: {
    successIcon: <CheckCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    errorIcon: <CloseCircleFilled aria-hidden />,
  },
} satisfies ConfigProviderProps;

/** A search field that can be emptied (`allowClear`), with the Spanish name of the button that does it. */
export const clearableSearch = { clearIcon: <CloseCircleFilled aria-label="Borrar la búsqueda" /> };

/** A choice that can be taken back (`allowClear` of a select), with the Spanish name of the button that does it. */
export const clearableChoice = { clearIcon: <CloseCircleFilled aria-hidden />, label: 'Borrar lo elegido' };
