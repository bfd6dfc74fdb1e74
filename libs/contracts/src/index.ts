export type {
  UserChange,
  AdminPartner,
  AdminProduct,
  AdminUser,
  AssignStock,
  Restock,
  RestockRow,
  SetPrices,
  AuditEntry,
  DeadLetter,
  EmailVerification,
  HealthCheck,
  HealthReport,
  AfterSale,
  NewReturn,
  RefundAccount,
  RefundChange,
  RefundTotal,
  Return,
  ReturnStep,
  StaffRefund,
  OrderHold,
  OrderPaper,
  StaffOrderRow,
  BulkProducts,
  Cashier,
  UploadSettings,
  ImportReport,
  LedgerLine,
  NewInvoiceRun,
  NewPartner,
  NewProduct,
  PartnerChange,
  LocationStock,
  PriceChange,
  ProductChange,
  AdminCustomer,
  InvoiceComparison,
  InvoiceDetail,
  InvoiceDraft,
  InvoiceFinding,
  InvoiceRequest,
  InvoiceRow,
  InvoiceRun,
  InvoiceRunRow,
  InvoiceState,
  ListedInvoiceType,
  SiigoCostCenter,
  SiigoPaymentType,
  SiigoProduct,
  SiigoTax,
  SiigoUser,
  CartItem,
  Customer,
  Buyer,
  CreditBalance,
  CreditNoteRequest,
  CorrectDispatch,
  CorrectPayment,
  CustomerData,
  DispatchRegistration,
  Failure,
  InvoiceType,
  NewOrder,
  Order,
  OrderItem,
  OrderRow,
  OrderStep,
  CashShift,
  Dashboard,
  BestCustomer,
  Margin,
  ProductCost,
  SalesBreakdown,
  MethodTotal,
  PageMeta,
  LegalText,
  LegalTextChange,
  LegalTextHead,
  Partner,
  PaymentRegistration,
  PaymentType,
  OpenSession,
  BackupCodes,
  ListKey,
  OwnSession,
  TotpSetup,
  TotpState,
  Product,
  SessionUser,
  ShippingAddress,
  SignedIn,
  SignUpPayload,
  LiveChange,
  LiveChanges,
  StoreSummary,
  Success,
  WompiReturned,
  WompiWidget,
} from './api-types.js';
export { BRAND, isDemoCompany } from './brand/brand.js';
export { belowWidth, BREAKPOINTS, fromWidth, type Breakpoint } from './breakpoints.js';
export { ORDER_FLAG_TEXTS, PAID_WITHOUT_STOCK, vatLabel } from './orders/order-texts.js';
export {
  COLOMBIA_OFFSET,
  COLOMBIA_TIME_ZONE,
  colombianDay,
  colombianDayOf,
  colombianTime,
  colombianToday,
  dayAfter,
  endOfColombianDay,
  startOfColombianDay,
} from './time/colombian-day.js';
export { refreshCookieName, SIGNED_IN_COOKIE } from './cookies.js';
export { productDescription, shortDescription, SHOP_DESCRIPTION } from './brand/page-description.js';
export { pictureUrl } from './pictures/picture-url.js';
export type { RemoteEventName, RemoteEvents } from './events.js';
export {
  invoiceTotal,
  lineAmounts,
  type ArithmeticLine,
  type LineAmounts,
  type LineDiscount,
  type LineTax,
} from './money/invoice-arithmetic.js';
export {
  CONSUMER_AUTHORITY,
  DEFAULT_TEXT_MARK,
  LEGAL_DOCUMENT_NAMES,
  LEGAL_DOCUMENTS,
  textBlocks,
  textDescription,
  type LegalDocument,
  type TextBlock,
} from './legal/legal-documents.js';
export { MENU_ICONS, type MenuIcon } from './menu-icons.js';
export {
  priceLine,
  totalsOf,
  type LinePrice,
  type LineToPrice,
  type OrderTotals,
  type PricedLine,
} from './money/order-pricing.js';
export {
  measurePriceText,
  NET_CONTENT_UNITS,
  netContentText,
  type NetContent,
  type NetContentUnit,
} from './money/net-content.js';
export {
  netText,
  shownPrice,
  shownUnitPrice,
  taxPercentOf,
  vatText,
  type PricedThing,
  type ShownPrice,
} from './money/shown-price.js';
export {
  plannedVatOn,
  VAT_CLASSES,
  vatClassName,
  vatOn,
  type LineVat,
  type PlannedVat,
  type VatClass,
} from './money/vat-classes.js';
export {
  withheldOf,
  WITHHOLDING_KINDS,
  WITHHOLDINGS,
  withheldTotal,
  type Withheld,
  type WithholdingKind,
  type WithholdingRates,
} from './money/withholdings.js';
export { centavos, formatMoney, fromPesos, toPesos, vatOf, type Centavos } from './money/money.js';
export {
  labelCodeOf,
  orderCodeIn,
  orderOfLabel,
  readColumn,
  type PastedColumn,
} from './orders/scanned-rows.js';
export { fieldNumberOf, numberIn, type FieldNumber } from './parsing/field-number.js';
export { isUnread, type UnreadText } from './parsing/unread-text.js';
export {
  dayIn,
  dayText,
  fieldDayOf,
  type DayLimits,
  type FieldDay,
  type ParsedDay,
} from './parsing/parse-day.js';
export {
  moneyKind,
  numberProblem,
  percentKind,
  quantityKind,
  type NumberKind,
  type ParsedMoney,
} from './parsing/number-kinds.js';
export type { ParsedNumber } from './parsing/parse-number.js';
export { isIsoMoment } from './time/iso-moment.js';
export {
  CASH_DESK_METHODS,
  PAYMENT_FILTER_NAMES,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  paymentMethodNamed,
  REGISTRABLE_METHODS,
  REGISTRATION_FIELDS,
  registrationFieldsOf,
  type PaymentMethod,
  type PaymentMethodKey,
  type PaymentMethodLabel,
  type RegistrationField,
} from './orders/payment-methods.js';
export {
  dispatchRegistrationOf,
  recipientName,
  type DispatchEntry,
  type CityNames,
} from './orders/dispatch-registration.js';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  pictureBase,
  pictureFile,
  pictureSrcSet,
  PRODUCT_PAGE_SIZES,
  type PictureFormat,
} from './pictures/pictures.js';
export { receiptLines, type ReceiptLine } from './orders/receipt.js';
export { shownWithholding } from './orders/shown-withholding.js';
export {
  APPROVED_STATUS,
  CARRIERS,
  CASH_DENOMINATIONS,
  COUNTRY,
  DOCUMENT_TYPES,
  FINAL_CONSUMER,
  FISCAL_RESPONSIBILITIES,
  NIT_DOCUMENT_TYPE,
  PAYMENT_ALERTS,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
  PHONE_PREFIXES,
  PRICE_LISTS,
  PRODUCT_CODE_PREFIX,
  PRODUCT_CURRENCY,
  PRODUCT_FAMILIES,
  PRODUCT_TYPE_LABELS,
  PRODUCT_TYPES,
  PRODUCT_UNITS,
  TAX_CLASSIFICATIONS,
  type PaymentAlert,
  type PersonType,
  type ProductFamily,
  type ProductType,
  type TaxClassification,
} from './reference/reference-data.js';
export {
  ALERT_SEVERITIES,
  type AlertSeverity,
  FIGURE_UNITS,
  type FigureUnit,
  HEALTH_CHECK_STATES,
  type HealthCheckState,
} from './reference/health.js';
export {
  MESSAGE_FAILURES,
  MESSAGE_FAILURE_TEXTS,
  MESSAGE_TOPICS,
  type MessageFailure,
} from './reference/messages.js';
export { NO_STORE_TEXT, PAGE_NOT_FOUND_TEXT, TRY_AGAIN_TEXT, UNEXPECTED_TEXT } from './general-texts.js';
export {
  isAdministrator,
  ROLE_IDS,
  ROLE_LABELS,
  roleLabel,
  ROLES,
  sellsForStore,
  type RoleId,
} from './reference/roles.js';
export {
  checkDigitProblem,
  identificationProblem,
  readIdentification,
  recognizeNit,
  type ReadIdentification,
} from './identification/identification.js';
export { siigoName } from './identification/siigo-name.js';
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
export { AUDITED_FIELDS, type AuditedField } from './reference/audited-fields.js';
export { PRODUCT_LABELS } from './reference/product-labels.js';
export {
  AUDITED_ACTIONS,
  AUDITED_SUBJECTS,
  type AuditedAction,
  type AuditedSubject,
} from './reference/audited-actions.js';
