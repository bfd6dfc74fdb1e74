export { AntdFrame } from './antd-frame';
export { useTextSizedTheme } from './theme';
export { CashCount } from './cash-shift/cash-count';
export { cashOf, countedPieces, hasUnreadCount, type Counts } from './cash-shift/counted-cash';
export { useShiftQuestion } from './cash-shift/use-shift-question';
export { clearableChoice, clearableSearch } from './decorative-icons';
export { DispatchDialog, type DispatchDialogProps } from './dispatch/dispatch-dialog';
export { ordersSumText } from './dispatch/dispatchable-order';
export type { DispatchRun } from './dispatch/use-dispatch';
export { FormNotice, FormProblem } from './form-notice/form-notice';
export { ruleOf, useIdentificationRules, type IdentificationRules } from './identification-rules';
export { useDraft } from './persisted-input/use-draft';
export { useFormGuard, usePersistedForm } from './persisted-input/use-persisted-form';
export { usePersistedState } from './persisted-input/use-persisted-state';
export { useLastingProblem } from './lasting-problem/use-lasting-problem';
export { LiveNotice } from './live-notice/live-notice';
export { listLoadingProps, type ListRead } from './list-loading-props';
export { LoadFailure } from './load-failure';
export { LoadingSkeleton } from './loading-skeleton';
export { NativeSelect, type NativeSelectProps } from './native-select/native-select';
export { pageButtons } from './page-buttons/page-buttons';
export { OrderWarnings } from './order-warnings';
export { DayField, type DayFieldProps } from './typed-field/day-field';
export { DayRangeField } from './typed-field/day-range-field';
export { DayItem, NumberItem } from './typed-field/judged-item';
export { VatResponsibleItem } from './vat-responsible-item';
export {
  DecimalField,
  MoneyField,
  PercentField,
  QuantityField,
  type NumberFieldProps,
} from './typed-field/number-field';
export { TypedInput } from './typed-field/typed-input';
export { ReasonList, type ControlOf, type Reason } from './reason-list/reason-list';
export { refusalReasons } from './reason-list/refusal-reasons';
export { TextList } from './reason-list/text-list';
export { useRowScan } from './row-scan/use-row-scan';
export { DocumentStateText, documentTone } from './status-text/document-state';
export { StatusText } from './status-text/status-text';
export { stopFooter } from './stop-footer/stop-footer';
export { useUnsavedGuard } from './unsaved-guard/use-unsaved-guard';
