export { ActiveSwitch } from './active-switch';
export { EditDialog } from './edit-dialog';
export { EditNotice } from './edit-notice';
export { type FailedCall, failedCall, refusalText, refusedFields } from './failed-call';
export { FieldProblem } from './field-problem';
export { fieldsOf, problemLink } from './form-fields';
export { FormNotice } from './form-notice';
export { useEdit } from './use-edit';
export { default as formStyles } from './office-form.module.css';
