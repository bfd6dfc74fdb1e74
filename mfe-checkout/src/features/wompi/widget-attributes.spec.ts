import { aWidget } from '#testing/builders';
import { widgetAttributes } from './widget-attributes';

describe("the attributes of Wompi's script", () => {
  it('carry everything that the specification lists, in the names of the documentation [S-215, S-216, S-217, S-218, S-219, S-220]', () => {
    expect(widgetAttributes(aWidget())).toEqual({
      'data-render': 'button',
      'data-public-key': 'pub_test_123',
      'data-currency': 'COP',
      'data-amount-in-cents': '2975000',
      'data-reference': 'PED-123-0a1b2c3d',
      'data-signature:integrity': 'f'.repeat(64),
      'data-redirect-url': 'http://localhost:4200/orderhistory',
      'data-customer-data:email': 'ana@demo.test',
      'data-customer-data:full-name': 'Ana María Peñuela',
      'data-customer-data:phone-number': '3101234567',
      'data-customer-data:phone-number-prefix': '+57',
      'data-shipping-address:address-line-1': 'Calle 15 # 20-30',
      'data-shipping-address:address-line-2': 'Oficina 123',
      'data-shipping-address:country': 'CO',
      'data-shipping-address:city': 'Villavicencio',
      'data-shipping-address:region': 'Meta',
      'data-shipping-address:phone-number': '3101234567',
    });
  });

  it('omit unknown values instead of sending them empty', () => {
    const widget = aWidget({ shippingAddress: null });
    const customerData = { ...widget.customerData, email: null, phoneNumber: '' };
    const names = Object.keys(widgetAttributes({ ...widget, customerData }));
    expect(names.filter((name) => /shipping|email|phone/.test(name))).toEqual([]);
  });
});
