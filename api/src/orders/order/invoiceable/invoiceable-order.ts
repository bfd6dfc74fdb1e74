import type { Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import type { TaxClassification } from '@lacteos/contracts/reference/reference-data';
import type { OrderFlags } from '@lacteos/contracts/order-state';
import type { CustomerDataDto } from '../row/customer-data.dto.js';
import type { ShippingAddressDto } from '../row/shipping-address.dto.js';

/** A line of an order for its invoice; the unit price is the order's, in centavos without VAT. */
export interface InvoiceableLine {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  /** Presentation of the product, e.g. '500 g'; empty when it has none. */
  readonly presentation: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly taxClassification: TaxClassification;
  readonly taxPercent: number;
  /** Id of the product in SIIGO; null until it is linked. */
  readonly siigoId: string | null;
}
/** The fields of an order that its invoice needs. */
export interface InvoiceableOrder extends Readonly<OrderFlags> {
  readonly id: number;
  readonly userId: number;
  readonly nDocument: string;
  readonly customer: CustomerDataDto | null;
  readonly shippingAddress: ShippingAddressDto;
  readonly paymentMethod: string;
  readonly paymentResult: { readonly expiryDate?: string | null } | null;
  /** Of its lines. */
  readonly totalPrice: Centavos;
  /** Units that came back and are not in its lines. */
  readonly returnedUnits: number;
  /** Rates at which the buyer withheld when the order was paid; null: nothing. */
  readonly withholding: WithholdingRates | null;
  readonly isInvoice: boolean;
  /** Whether the provider gave its payment back. */
  readonly isPaymentVoided: boolean;
  /** What the buyer kept. */
  readonly lines: readonly InvoiceableLine[];
}
/** A paid order to compare with SIIGO. */
export interface PaidOrder {
  readonly id: number;
  readonly totalPrice: Centavos;
  readonly paidAt: Date | null;
  readonly idInvoice: string | null;
}
