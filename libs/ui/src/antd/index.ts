export { AntdFrame } from './antd-frame';
export { antdTheme } from './theme';
