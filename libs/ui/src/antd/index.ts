export { AntdFrame } from './antd-frame';
export { LoadFailure } from './load-failure';
export { antdTheme } from './theme';
