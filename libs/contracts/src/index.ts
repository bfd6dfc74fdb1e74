export type {
  CartItem,
  CustomerData,
  DispatchRegistration,
  Failure,
  InvoiceType,
  NewOrder,
  Order,
  OrderItem,
  OrderRow,
  OrderStep,
  PageMeta,
  Partner,
  PaymentRegistration,
  PaymentType,
  Product,
  SessionUser,
  ShippingAddress,
  SignedIn,
  SignUpPayload,
  StoreSummary,
  Success,
} from './api-types.js';
export { BRAND } from './brand.js';
export type { RemoteEventName, RemoteEvents } from './events.js';
export { centavos, fromPesos, toPesos, vatOf, type Centavos } from './money.js';
export {
  APPROVED_STATUS,
  isIsoMoment,
  REGISTRABLE_METHODS,
  registrationFieldsOf,
  WOMPI_METHOD,
  type RegistrationField,
} from './payment-registration.js';
export {
  CARRIERS,
  COUNTRY,
  CUSTOMER_METHODS,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  NIT_DOCUMENT_TYPE,
  PAYMENT_METHODS,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
  PHONE_PREFIXES,
  PRODUCT_FAMILIES,
  REGISTRATION_ONLY_METHODS,
  TAX_CLASSIFICATIONS,
  type PersonType,
  type ProductFamily,
  type TaxClassification,
} from './reference-data.js';
export { isAdministrator, ROLE_LABELS, roleLabel, ROLES, sellsForStore, type RoleId } from './roles.js';
export {
  DIGITS_PATTERN,
  EMAIL_PATTERN,
  NAME_PATTERN,
  nitCheckDigit,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
  RECOVERY_CODE_PATTERN,
  TEXTS,
} from './validation.js';
