import type { components } from './generated/api.js';
import type { APPROVED_STATUS, PaymentAlert, PersonType } from './reference-data.js';

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
export interface SignUpPayload {
  n_document: string;
  idType: string;
  first_name?: string;
  last_name?: string;
  nameCompany?: string;
  commercialName?: string;
  person_type: PersonType;
  email: string;
  password: string;
  phone: string;
  city_code: string;
  state_code: string;
  id_role?: 1;
  termsAccepted: boolean;
}

export type Product = Schemas['Product'];
export type Partner = Schemas['Partner'];
/** A product as the back office sees it; `price` in pesos without VAT, `countInStock` of the factory. */
export type AdminProduct = Schemas['AdminProduct'];
export type NewProduct = Schemas['NewProduct'];
export type ProductChange = Schemas['ProductChange'];
export type PriceChange = Schemas['PriceChange'];
export type AdminPartner = Schemas['AdminPartner'];
export type NewPartner = Schemas['NewPartner'];
export type PartnerChange = Schemas['PartnerChange'];
export type AssignStock = Schemas['AssignStock'];
/** Units of a product at one place; store 0 is the factory. */
export type PlaceStock = Schemas['PlaceStock'];
/** One change of a product's stock, with the level after it. */
export type LedgerLine = Schemas['LedgerLine'];
export type Cashier = Schemas['Cashier'];
export type BulkProducts = Schemas['BulkProducts'];
/** What an import of products does, or would do. */
export type ImportReport = Schemas['ImportReport'];

/** An account as administrators see it. */
export type AdminUser = Schemas['AdminUser'];
export type UserChange = Schemas['UserChange'];
/** A browser that can go on without a new sign-in. */
export type OpenSession = Schemas['OpenSession'];
/** A change by staff: who, when, from what to what. */
export type AuditEntry = Schemas['AuditEntry'];

export type CartItem = Schemas['CartItem'];

export interface ShippingAddress {
  idUser?: number;
  first_name: string;
  last_name: string;
  nameCompany: string;
  address: string;
  city_code: string;
  state_code: string;
  email: string;
  phone: string;
  country_code?: string;
}
export type PaymentType = Schemas['PaymentType'];
/** 'Datos Cliente' of the staff checkout. */
export interface CustomerData {
  identification: string;
  person_type: PersonType;
  fiscal_responsibility: string;
  id_type: string;
  check_digit?: string;
  first_name?: string;
  last_name?: string;
  nameCompany?: string;
  commercial_name?: string;
  address: string;
  country_code: string;
  state_code: string;
  city_code: string;
  contact_first_name: string;
  contact_last_name?: string;
  contact_email?: string;
  contact_phone?: string;
}
export interface NewOrder {
  id: number;
  orderItems: { id_product: number; quantity: number }[];
  shippingAddress: ShippingAddress;
  customer?: CustomerData;
  paymentMethod: string;
  paymentId: number;
  itemsPrice: number;
  taxPrice: number;
  totalPrice: number;
}
export type OrderItem = Schemas['OrderItem'];
export interface Order {
  id: number;
  createdAt: string;
  n_document: string;
  orderItems: OrderItem[];
  shippingAddress: ShippingAddress;
  paymentMethod: string;
  paymentId: number;
  itemsPrice: number;
  taxPrice: number;
  shippingPrice: number;
  totalPrice: number;
  /** Whether every line is Taxed: the summary then reads 'Impuesto IVA 19%'. */
  allTaxed: boolean;
  isPaid: boolean;
  paidAt: string | null;
  isDelivered: boolean;
  deliveredAt: string | null;
  /** false: 'pedido cancelado'. */
  active: boolean;
  isInvoice: boolean;
  idInvoice: string | null;
  /** 'pagado sin stock': paid after its reservation had lapsed, when the units were gone. */
  paidWithoutStock: boolean;
  /** A payment that staff must look at; null when there is none. */
  paymentAlert: PaymentAlert | null;
  storeId: number | null;
  paymentResult: {
    /** Registered payments: 'Aprobada'. */
    status?: string | null;
    date?: string | null;
    /** Due date of a Crédito. */
    expiryDate?: string | null;
    transactionNumber: string | null;
    checkNumber: string | null;
    checkBank?: string | null;
    transaction: { id: string; payment_method_type: string; status: string } | null;
  } | null;
  delivery: {
    date: string;
    numberGuide: string;
    transport: string;
    shippingAddress: string;
    shippingAddressCity: string;
    shippingAddressCountry: string;
    shippingAddressPhone?: string;
  } | null;
}
/** `data` of PUT /order/paymentResult. Fields of other methods are null. */
export interface PaymentRegistration {
  totalPrice: number;
  status: typeof APPROVED_STATUS;
  date: string;
  expiryDate: string | null;
  paymentMethod: string;
  checkNumber: string | null;
  checkBank: string | null;
  transactionNumber: string | null;
}
/** `data` of PUT /order/delivery. City and country hold the names of municipality and department. */
export interface DispatchRegistration {
  date: string;
  numberGuide: string;
  transport: string;
  shippingPrice: number;
  shippingAddress: string;
  shippingAddressCity: string;
  shippingAddressCountry: string;
  shippingAddressPhone: string;
}
/** A shift at the cash desk; amounts in pesos. */
export type CashShift = Schemas['CashShift'];
/** What was paid by one method; in pesos. */
export type MethodTotal = Schemas['MethodTotal'];
/** The numbers of the dashboard over a span of days. */
export type Dashboard = Schemas['Dashboard'];
/** One step of an order's timeline. */
export type OrderStep = Schemas['OrderStep'];
/** A row of an order list: the order without its lines. */
export type OrderRow = Omit<Order, 'orderItems'>;

/** What the card widget of an open order needs; signed by the API. */
export type WompiWidget = Schemas['WompiWidget'];
/** What Wompi says about the transaction of a buyer who came back. */
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
/** Where an invoice stands; its row in SIIGO's list; both. */
export type InvoiceState = Schemas['InvoiceState'];
export type InvoiceRow = Schemas['InvoiceRow'];
export type InvoiceDetail = Schemas['InvoiceDetail'];
/** Something that the check of an invoice before sending found. */
export type InvoiceFinding = Schemas['InvoiceFinding'];
/** Last night's comparison of orders with invoices. */
export type InvoiceComparison = Schemas['Comparison'];
/** A customer of the accounting system; and as a row of the customers table. */
export type Customer = Schemas['Customer'];
export type AdminCustomer = Schemas['AdminCustomer'];
