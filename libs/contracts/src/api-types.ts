import type { RoleId } from './roles.js';
import type { PersonType, ProductFamily, TaxClassification } from './reference-data.js';

/** Answer of every call that succeeded. */
export interface Success<T> {
  success: true;
  data: T;
  meta?: PageMeta;
}
/** Answer of every call that failed; `code` is stable, `message` is Spanish and safe to show. */
export interface Failure {
  success: false;
  message: string;
  code: string;
  errors?: Record<string, unknown>;
  requestId: string;
}
export interface PageMeta {
  total: number;
  page: number;
  pageSize: number;
  /** Sum of `totalPrice` of all matching rows, in pesos (order lists only). */
  totalIncome?: number;
}

export interface StoreSummary {
  id: number;
  name: string;
  city: string;
}
export interface SessionUser {
  id: number;
  id_role: RoleId;
  name: string | null;
  last: string | null;
  nameCompany: string | null;
  phone: string;
  city_code: string;
  state_code: string;
  email: string;
  /** Stores a cashier sells from; empty for other roles. */
  stores: StoreSummary[];
}
/** Answer of sign-in and refresh. `expiresIn` is the life of the access token in seconds. */
export interface SignedIn {
  token: string;
  expiresIn: number;
  user: SessionUser;
}
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

export interface Product {
  id: number;
  name: string;
  /** Presentation, e.g. 'Botella 1000 g'. */
  slug: string;
  /** Pesos without VAT. */
  price: number;
  /** Address that ends in `/{width}.webp`; siblings exist at 320, 640 and 960 in webp and avif. */
  image: string;
  brand: string;
  description: string;
  countInStock: number;
  family: ProductFamily;
  taxClassification: TaxClassification;
}
export interface Partner {
  id: number;
  name: string;
  address: string;
  phone: string;
  city: string;
  /** Holds the department. */
  country: string;
  image: string;
}

export interface CartItem {
  /** The user's id. */
  id: number;
  id_product: number;
  quantity: number;
  Product: Pick<Product, 'id' | 'name' | 'slug' | 'image' | 'price' | 'countInStock' | 'taxClassification'>;
}

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
export interface PaymentType {
  id: number;
  name: string;
  registrationOnly?: boolean;
}
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
export interface OrderItem {
  id_product: number;
  quantity: number;
  /** Unit price in pesos without VAT, as it was when the order was placed. */
  price: number;
  Product: Pick<Product, 'id' | 'name' | 'image' | 'price'>;
}
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
  storeId: number | null;
  paymentResult: {
    transactionNumber: string | null;
    checkNumber: string | null;
    transaction: { id: string; payment_method_type: string; status: string } | null;
  } | null;
  delivery: {
    date: string;
    numberGuide: string;
    transport: string;
    shippingAddress: string;
    shippingAddressCity: string;
    shippingAddressCountry: string;
  } | null;
}
/** A row of an order list: the order without its lines. */
export type OrderRow = Omit<Order, 'orderItems'>;

/** A SIIGO document type, as SIIGO names its fields. */
export interface InvoiceType {
  id: number;
  code: string;
  name: string;
  description: string;
  type: string;
  active: boolean;
  seller_by_item: boolean;
  cost_center: boolean;
  automatic_number: boolean;
  consecutive: number;
  discount_type: string;
  decimals: boolean;
  advance_payment: boolean;
  reteica: boolean;
  reteiva: boolean;
  self_withholding: boolean;
  self_withholding_limit: number;
  electronic_type: string;
  customer_by_item: boolean;
}
