import type { WompiWidget } from '@lacteos/contracts/schemas';

/** Absent data is left out, not sent empty. */
export function widgetAttributes(widget: WompiWidget): Record<string, string> {
  const { customerData: customer, shippingAddress: shipping } = widget;
  const attributes: Record<string, string | null> = {
    'data-render': 'button',
    'data-public-key': widget.publicKey,
    'data-currency': widget.currency,
    'data-amount-in-cents': String(widget.amountInCents),
    'data-reference': widget.reference,
    'data-signature:integrity': widget.signature.integrity,
    'data-redirect-url': widget.redirectUrl,
    'data-customer-data:email': customer.email,
    'data-customer-data:full-name': customer.fullName,
    'data-customer-data:phone-number': customer.phoneNumber,
    'data-customer-data:phone-number-prefix': customer.phoneNumber ? customer.phoneNumberPrefix : null,
    'data-shipping-address:address-line-1': shipping?.addressLine1 ?? null,
    'data-shipping-address:address-line-2': shipping?.addressLine2 ?? null,
    'data-shipping-address:country': shipping?.country ?? null,
    'data-shipping-address:city': shipping?.city ?? null,
    'data-shipping-address:region': shipping?.region ?? null,
    'data-shipping-address:phone-number': shipping?.phoneNumber ?? null,
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
