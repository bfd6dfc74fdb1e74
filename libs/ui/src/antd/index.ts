export { AntdFrame } from './antd-frame';
export { clearableChoice, clearableSearch } from './decorative-icons';
export { DispatchDialog, type DispatchDialogProps } from './dispatch/dispatch-dialog';
export { listBeingRead, type ListRead } from './list-being-read';
export { LoadFailure } from './load-failure';
export { NativeSelect, type NativeSelectProps } from './native-select';
export { antdTheme } from './theme';
export { useIsNarrow } from './use-is-narrow';
export { useUnsavedGuard } from './use-unsaved-guard';
