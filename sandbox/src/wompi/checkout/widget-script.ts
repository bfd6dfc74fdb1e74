/// <reference lib="dom" />

interface WidgetConfiguration {
  currency: string;
  amountInCents: number | string;
  reference: string;
  publicKey: string;
  signature: { integrity: string };
  redirectUrl?: string;
  expirationTime?: string;
  taxInCents?: Record<string, number>;
  customerData?: Record<string, string>;
  shippingAddress?: Record<string, string>;
  collectShipping?: boolean;
  collectCustomerLegalId?: boolean;
}
type Result = { transaction: { id: string; status: string } };

/** Sent to the browser as source text, so it must not refer to anything outside. */
function installWidget(origin: string): void {
  const dashed = (name: string): string => name.replace(/([A-Z]|(?<!\d)\d+$)/g, '-$1').toLowerCase();
  const group = (prefix: string, values: Record<string, unknown> = {}): [string, string][] =>
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => [`${prefix}:${dashed(name)}`, String(value)]);

  const attributesOf = (configuration: WidgetConfiguration): Record<string, string> => {
    const { signature, taxInCents, customerData, shippingAddress, ...plain } = configuration;
    return Object.fromEntries([
      ...Object.entries(plain)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]): [string, string] => [dashed(name), String(value)]),
      ...group('signature', signature),
      ...group('tax-in-cents', taxInCents),
      ...group('customer-data', customerData),
      ...group('shipping-address', shippingAddress),
    ]);
  };

  const openModal = (attributes: Record<string, string>, callback?: (result: Result) => void): void => {
    const frame = document.createElement('iframe');
    frame.title = 'Pago con Wompi (simulador)';
    frame.className = 'waybox-modal';
    frame.src = `${origin}/checkout?${new URLSearchParams(attributes).toString()}`;
    frame.style.cssText =
      'position:fixed;inset:0;z-index:2147483647;width:100%;height:100%;border:0;background:rgba(20,16,40,.55)';
    const focused = document.activeElement;
    const listen = ({ source, origin: sender, data }: MessageEvent): void => {
      if (sender !== origin || source !== frame.contentWindow) return;
      const { type, transaction } = data as { type: string; transaction?: Result['transaction'] };
      window.removeEventListener('message', listen);
      frame.remove();
      if (focused instanceof HTMLElement) focused.focus();
      if (transaction) callback?.({ transaction });
      const redirect = attributes['redirect-url'];
      if (type === 'return' && transaction && redirect) {
        const address = new URL(redirect);
        address.searchParams.set('id', transaction.id);
        address.searchParams.set('env', 'test');
        window.location.href = address.href;
      }
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
    frame.focus();
  };

  class WidgetCheckout {
    constructor(private readonly configuration: WidgetConfiguration) {}
    open(callback?: (result: Result) => void): void {
      openModal(attributesOf(this.configuration), callback);
    }
  }
  Object.assign(window, { WidgetCheckout });

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || script.dataset['render'] !== 'button') return;
  const attributes = Object.fromEntries(
    [...script.attributes]
      .filter(({ name }) => name.startsWith('data-') && name !== 'data-render')
      .map(({ name, value }) => [name.slice('data-'.length), value]),
  );
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'waybox-button';
  button.textContent = 'Paga con Wompi';
  button.style.cssText =
    'min-height:48px;padding:0 28px;border:0;border-radius:8px;background:#2c2a29;color:#fff;font:600 16px/1 system-ui,sans-serif;cursor:pointer';
  button.addEventListener('click', (event) => {
    event.preventDefault();
    openModal(attributes);
  });
  script.after(button);
}

export const widgetScript = (origin: string): string =>
  `"use strict";(${installWidget.toString()})(${JSON.stringify(origin)});\n`;
