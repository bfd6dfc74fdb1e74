import type { PaymentRequest } from '../protocol/payment-request.js';
import type { WompiError } from '../protocol/wompi-error.js';

const STYLE = `
  * { box-sizing: border-box; } [hidden] { display: none !important; }
  body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 16px; background: transparent; color: #2c2a29; font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(100%, 26rem); max-height: calc(100dvh - 32px); overflow: auto; padding: 20px 24px 24px; border-radius: 16px; background: #fff; box-shadow: 0 24px 64px rgba(0,0,0,.35); }
  header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  h1 { margin: 0; font-size: 1.25rem; } h2 { margin: 0 0 4px; font-size: 1.25rem; }
  p { margin: 0 0 8px; } .amount { font-size: 1.5rem; font-weight: 700; } .hint { color: #5d5a58; font-size: .875rem; }
  fieldset { display: grid; gap: 4px; margin: 0 0 12px; padding: 0; border: 0; } legend { padding: 0; font-weight: 600; }
  label { display: flex; align-items: center; gap: 8px; min-height: 44px; } .field { display: grid; gap: 4px; margin-bottom: 12px; }
  input[type=text], select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #8a8583; border-radius: 8px; font: inherit; background: #fff; }
  button { min-height: 44px; padding: 0 20px; border: 1px solid #2c2a29; border-radius: 8px; background: #fff; color: #2c2a29; font: inherit; font-weight: 600; cursor: pointer; }
  button.main { width: 100%; background: #2c2a29; color: #fff; } button:disabled { opacity: .6; }
  #result { display: grid; gap: 8px; } #result[hidden] { display: none; } [data-status=APPROVED] h2 { color: #1f6b2e; } [data-status=DECLINED] h2, [data-status=ERROR] h2, #failure { color: #a3231b; }
  #failure:empty { display: none; }
`;

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
const pesos = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP' });

const page = (content: string): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wompi (simulador)</title>
<style>${STYLE}</style>
</head>
<body><main>
<header><h1>Wompi (simulador)</h1><button type="button" data-close aria-label="Cerrar" disabled>✕</button></header>
${content}
</main><script src="/checkout.js"></script></body>
</html>`;

export const checkoutPage = ({ amountInCents, reference, customerEmail }: PaymentRequest): string =>
  page(`<p class="amount">${escape(pesos.format(amountInCents / 100))}</p>
<p class="hint">Referencia ${escape(reference)}${customerEmail ? ` · ${escape(customerEmail)}` : ''}</p>
<form>
<fieldset><legend>Medio de pago</legend>
<label><input type="radio" name="type" value="CARD" checked> Tarjeta</label>
<label><input type="radio" name="type" value="NEQUI"> Nequi</label>
<label><input type="radio" name="type" value="PSE"> PSE</label>
</fieldset>
<div class="field" data-method="CARD"><label for="card">Número de la tarjeta</label><input id="card" type="text" name="CARD" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<p class="hint">4242 4242 4242 4242 aprueba, 4111 1111 1111 1111 rechaza, cualquier otra da error.</p></div>
<div class="field" data-method="NEQUI" hidden><label for="nequi">Celular de Nequi</label><input id="nequi" type="text" name="NEQUI" inputmode="numeric" value="3991111111">
<p class="hint">3991111111 aprueba, 3992222222 rechaza.</p></div>
<div class="field" data-method="PSE" hidden><label for="pse">Banco</label><select id="pse" name="PSE"><option value="1">Banco que aprueba</option><option value="2">Banco que rechaza</option><option value="3">Banco simulado con error</option></select></div>
<p id="failure" role="alert"></p>
<button class="main" disabled>Pagar</button>
</form>
<section id="result" role="status" hidden><h2></h2><p></p><p class="hint"></p>
<button type="button" id="again" hidden>Intentar con otro medio de pago</button>
<button type="button" id="return" class="main">Volver al comercio</button>
</section>`);

export const refusedPage = (error: WompiError): string =>
  page(
    `<p role="alert" id="failure">No es posible iniciar el pago.</p><p class="hint">${escape(error.message)}</p>`,
  );
