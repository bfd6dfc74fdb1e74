export { Button, type ButtonProps } from './button';
export { Alert, EmptyState, Skeleton, Spinner } from './feedback';
export {
  Checkbox,
  type CheckboxProps,
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from './fields';
export { formatDay, formatMoney } from './format';
export { Modal, type ModalProps } from './modal';
export { notify, type NoticeKind, ToastHost } from './notify';
export { ProductPicture, type ProductPictureProps } from './product-picture';
