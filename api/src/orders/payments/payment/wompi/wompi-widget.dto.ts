import { BooleanField, IdField, IntField, NestedField, TextField } from '#platform/http/index.js';

class WompiSignatureDto {
  @TextField({ description: 'SHA-256 over reference, amount in cents, currency and the secret' })
  integrity: string;
}

class WompiCustomerDto {
  @TextField({ nullable: true })
  email: string | null;

  @TextField()
  fullName: string;

  @TextField()
  phoneNumber: string;

  @TextField()
  phoneNumberPrefix: string;
}

class WompiShippingDto {
  @TextField()
  addressLine1: string;

  @TextField()
  addressLine2: string;

  @TextField()
  country: string;

  @TextField()
  city: string;

  @TextField()
  region: string;

  @TextField()
  phoneNumber: string;
}

export class WompiWidgetDto {
  @TextField({ description: "Address of the widget's script" })
  scriptUrl: string;

  @TextField()
  publicKey: string;

  @TextField()
  currency: string;

  @IntField({ description: 'Total of the order x 100' })
  amountInCents: number;

  @TextField()
  reference: string;

  @NestedField(() => WompiSignatureDto)
  signature: WompiSignatureDto;

  @TextField()
  redirectUrl: string;

  @NestedField(() => WompiCustomerDto)
  customerData: WompiCustomerDto;

  @NestedField(() => WompiShippingDto, { nullable: true })
  shippingAddress: WompiShippingDto | null;

  @BooleanField({ description: 'Whether a payment of this order is still being processed' })
  isPaymentPending: boolean;

  @BooleanField({ optional: true, description: 'Whether the last attempt to pay was refused or failed' })
  isPaymentDeclined?: boolean;

  @BooleanField({ description: 'Whether the reservation lapsed: what is paid now depends on what is left' })
  isHoldOver: boolean;
}

export class WompiReturnDto {
  @TextField({ max: 100, pattern: /^[\w-]+$/, message: 'La transacción no es válida.' })
  transactionId: string;
}

export class WompiReturnedDto {
  @IdField()
  orderId: number;

  @TextField()
  status: string;

  @BooleanField()
  isPaid: boolean;
}
