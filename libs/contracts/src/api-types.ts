import type { components } from './generated/api.js';

/** What the API's DTO classes say, by way of ../openapi.json. */
type Schemas = components['schemas'];

/** Answer of every call that succeeded. */
export interface Success<T> {
  success: true;
  data: T;
  meta?: PageMeta;
}
/** Answer of every call that failed; `code` is stable, `message` is Spanish and safe to show. */
export type Failure = Schemas['Failure'];
export type PageMeta = Schemas['PageMeta'];

export type StoreSummary = Schemas['StoreSummary'];
export type SessionUser = Schemas['SessionUser'];
/** Answer of sign-in and refresh. `expiresIn` is the life of the access token in seconds. */
export type SignedIn = Schemas['SignedIn'];
export type SignUpPayload = Schemas['SignUp'];

export type Profile = Schemas['Profile'];
export type ProfileChange = Schemas['ProfileChange'];
export type SavedAddress = Schemas['SavedAddress'];
export type Wishes = Schemas['Wishes'];
export type SavedAddressForm = Schemas['SavedAddressForm'];
export type Consents = Schemas['Consents'];
export type ConsentDecision = Schemas['ConsentDecision'];

export type Product = Schemas['Product'];
export type Reorder = Schemas['Reorder'];
export type ReorderedLine = Schemas['ReorderedLine'];
export type Suggestion = Schemas['Suggestion'];
export type ProductDetails = Schemas['ProductDetails'];
export type ProductSuggestions = Schemas['ProductSuggestions'];
/** An article of 'Noticias' in their list; `publishedOn` is a day in Colombia (yyyy-MM-dd). */
export type ArticleHead = Schemas['ArticleHead'];
export type Article = Schemas['Article'];
export type LegalText = Schemas['LegalText'];
export type LegalTextHead = Schemas['LegalTextHead'];
export type LegalTextChange = Schemas['LegalTextChange'];
/** A partner store with today's hours and how many products it has. */
export type ShownPartner = Schemas['ShownPartner'];
export type Partner = Omit<ShownPartner, 'hoursToday' | 'productsInStock'>;
export type StoreHours = Schemas['StoreHours'];
/** A store that has a product. */
export type StoreStock = Schemas['StoreStock'];
/** A product as the back office sees it; `price` in pesos without VAT, `countInStock` of the factory. */
export type AdminProduct = Schemas['AdminProduct'];
export type NewProduct = Schemas['NewProduct'];
export type ProductChange = Schemas['ProductChange'];
export type PriceChange = Schemas['PriceChange'];
export type AdminPartner = Schemas['AdminPartner'];
export type NewPartner = Schemas['NewPartner'];
export type PartnerChange = Schemas['PartnerChange'];
/** A product with its units in the factory and in the active stores. */
export type RestockRow = Schemas['RestockRow'];
export type Restock = Schemas['Restock'];
/** A price of its own for each of several products. */
export type SetPrices = Schemas['SetPrices'];
export type AssignStock = Schemas['AssignStock'];
/** Units of a product at one stock location; store 0 is the factory. */
export type LocationStock = Schemas['LocationStock'];
/** One change of a product's stock, with the level after it. */
export type LedgerLine = Schemas['LedgerLine'];
export type Cashier = Schemas['Cashier'];
/** What a browser puts beside the file of an upload. */
export type UploadSettings = Schemas['UploadSettings'];
export type BulkProducts = Schemas['BulkProducts'];
/** What an import of products does, or would do. */
export type ImportReport = Schemas['ImportReport'];

/** An account as administrators see it. */
export type AdminUser = Schemas['AdminUser'];
export type UserChange = Schemas['UserChange'];
/** A browser that can go on without a new sign-in. */
export type OpenSession = Schemas['OpenSession'];
export type OwnSession = Schemas['OwnSession'];
export type ListKey = Schemas['ListKey'];
export type TotpSetup = Schemas['TotpSetup'];
export type TotpState = Schemas['TotpState'];
export type BackupCodes = Schemas['BackupCodes'];
/** A change by staff: who, when, from what to what. */
export type AuditEntry = Schemas['AuditEntry'];
/** A message of the outbox that was given up. */
export type DeadLetter = Schemas['DeadLetter'];
export type HealthReport = Schemas['HealthReport'];
export type HealthCheck = Schemas['HealthCheck'];
/** Whether the signed-in account's address is verified. */
export type EmailVerification = Schemas['EmailVerification'];
/** What staff correct of an order, with the reason. */
export type CorrectPayment = Schemas['CorrectPayment'];
export type CorrectWithholding = Schemas['CorrectWithholding'];
export type CollectBalance = Schemas['CollectBalance'];
export type CorrectDispatch = Schemas['CorrectDispatch'];
/** What comes after the sale of an order: cancelling, returning, money back. */
export type AfterSale = Schemas['AfterSale'];
export type Return = Schemas['Return'];
/** A petition, complaint or claim: in the office's list; with its history; what staff do with it. */
export type Claim = Schemas['Claim'];
export type ClaimDetail = Schemas['ClaimDetail'];
export type ClaimStep = Schemas['ClaimStep'];
export type ClaimCounts = Schemas['ClaimCounts'];
export type ClaimStaff = Schemas['ClaimStaff'];
/** The same as the person writes and follows it. */
export type NewClaim = Schemas['NewClaim'];
export type ClaimReceipt = Schemas['ClaimReceipt'];
export type OwnClaim = Schemas['OwnClaim'];
export type FollowedClaim = Schemas['FollowedClaim'];
export type ClaimTerms = Schemas['ClaimTerms'];
export type ClaimFile = Schemas['ClaimFile'];
export type UploadedClaimFile = Schemas['UploadedClaimFile'];
export type NewReturn = Schemas['NewReturn'];
export type ReturnStep = Schemas['ReturnStep'];
export type Refund = Schemas['Refund'];
export type StaffRefund = Schemas['StaffRefund'];
export type RefundTotal = Schemas['RefundTotal'];
export type RefundChange = Schemas['RefundAction'];
export type RefundAccount = Schemas['RefundAccount'];
/** When an unpaid order gives its units back. */
export type OrderHold = Schemas['OrderHold'];

export type CartItem = Schemas['CartItem'];

/** The address of an order. */
export type ShippingAddress = Schemas['OrderAddress'];
export type PaymentType = Schemas['PaymentType'];
/** 'Datos Cliente' of the staff checkout. */
export type CustomerData = Schemas['CustomerData'];
/** Whom the invoice of an order names. */
export type Buyer = Schemas['Buyer'];
export type NewOrder = Schemas['NewOrder'];
export type OrderItem = Schemas['OrderItem'];
export type Order = Schemas['Order'];
/** `data` of PUT /order/paymentResult. Fields of other methods are null. */
export type PaymentRegistration = Schemas['PaymentRegistration'];
/** `data` of PUT /order/delivery. City and country hold the names of municipality and department. */
export type DispatchRegistration = Schemas['DispatchRegistration'];
/** A shift at the cash desk; amounts in pesos. */
export type CashShift = Schemas['CashShift'];
/** Cash that came into a drawer or went out of it; in pesos. */
export type CashMovement = Schemas['CashMovement'];
/** What was paid by one method; in pesos. */
export type MethodTotal = Schemas['MethodTotal'];
/** What the orders of a list add up to; in pesos. */
export type OrderSums = Schemas['OrderSums'];
export type DutyCount = Schemas['DutyCount'];
/** The numbers of the dashboard over a span of days. */
export type Dashboard = Schemas['Dashboard'];
export type BestCustomer = Schemas['BestCustomer'];
export type Margin = Schemas['Margin'];
export type ProductCost = Schemas['ProductCost'];
export type SalesBreakdown = Schemas['SalesBreakdown'];
/** One step of an order's timeline. */
export type OrderStep = Schemas['OrderStep'];
/** A row of an order list: the order without its lines. */
export type OrderRow = Schemas['OrderRow'];
export type StaffOrderRow = Schemas['StaffOrderRow'];
/** An order with its lines, as the papers of the warehouse need it. */
export type OrderPaper = Schemas['OrderPaper'];

/** What the card widget of an open order needs; signed by the API. */
export type WompiWidget = Schemas['WompiWidget'];
/** Wompi's status of the transaction of a returned buyer. */
export type WompiReturned = Schemas['WompiReturned'];

/** A SIIGO document type, as SIIGO names its fields. */
export type InvoiceType = Omit<ListedInvoiceType, 'allowed'>;
/** A row of the list of all types: also whether invoices may be made with it. */
export type ListedInvoiceType = Schemas['ListedInvoiceType'];
export type SiigoUser = Schemas['SiigoUser'];
export type SiigoCostCenter = Schemas['SiigoCostCenter'];
export type SiigoTax = Schemas['SiigoTax'];
export type SiigoPaymentType = Schemas['SiigoPaymentType'];
export type SiigoProduct = Schemas['SiigoProduct'];
/** What an invoice is requested with: of an order, or of the standalone form. */
export type InvoiceRequest = Schemas['InvoiceRequest'];
/** What `POST /siigo/invoice` takes without an order: the draft of the specification. */
export type InvoiceDraft = InvoiceRequest &
  Required<Pick<InvoiceRequest, 'customer' | 'stamp' | 'mail' | 'items' | 'payments'>>;
/** Invoices of several orders that were requested at once, and how far each is. */
export type InvoiceRun = Schemas['InvoiceRun'];
export type InvoiceRunRow = Schemas['InvoiceRunRow'];
export type NewInvoiceRun = Schemas['NewInvoiceRun'];
/** Where an invoice stands; its row in SIIGO's list; both. */
export type InvoiceState = Schemas['InvoiceState'];
export type InvoiceRow = Schemas['InvoiceRow'];
/** What credit notes have left of an invoice, and what may be asked of the next one. */
export type CreditBalance = Schemas['CreditBalance'];
export type CreditNoteRequest = Schemas['CreditNoteRequest'];
export type InvoiceDetail = Schemas['InvoiceDetail'];
/** Something that the check of an invoice before sending found. */
export type InvoiceFinding = Schemas['InvoiceFinding'];
/** Last night's comparison of orders with invoices. */
export type InvoiceComparison = Schemas['Comparison'];
/** A customer of the accounting system; and as a row of the customers table. */
export type Customer = Schemas['Customer'];
export type AdminCustomer = Schemas['AdminCustomer'];
/** What happened in the shop since a cursor: names only. */
export type LiveChanges = Schemas['LiveChanges'];
export type LiveChange = Schemas['LiveChange'];
