import type { Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import type { TaxClassification } from '@lacteos/contracts/reference/reference-data';
import type { OrderFlags } from '@lacteos/contracts/order-state';
import type { CustomerDataDto } from '../row/customer-data.dto.js';
import type { ShippingAddressDto } from '../row/shipping-address.dto.js';

/** The unit price is the order's, in centavos without VAT. */
export interface InvoiceableLine {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly presentation: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly taxClassification: TaxClassification;
  readonly taxPercent: number;
  readonly siigoId: string | null;
}
export interface InvoiceablePart {
  readonly method: string;
  readonly amount: Centavos;
}
export interface InvoiceableOrder extends Readonly<OrderFlags> {
  readonly id: number;
  readonly userId: number;
  readonly nDocument: string;
  readonly customer: CustomerDataDto | null;
  readonly shippingAddress: ShippingAddressDto;
  readonly paymentMethod: string;
  /** Payments of a counter sale, less refunds; empty for other orders. */
  readonly parts: readonly InvoiceablePart[];
  readonly paymentResult: { readonly expiryDate?: string | null } | null;
  readonly totalPrice: Centavos;
  /** Delivery as a part of the total, VAT included. */
  readonly shipping: Centavos;
  readonly returnedUnits: number;
  /** Rates when the order was paid; null: nothing. */
  readonly withholding: WithholdingRates | null;
  readonly isInvoice: boolean;
  readonly isPaymentVoided: boolean;
  readonly lines: readonly InvoiceableLine[];
}
export interface PaidOrder {
  readonly id: number;
  readonly totalPrice: Centavos;
  readonly paidAt: Date | null;
  readonly idInvoice: string | null;
}
