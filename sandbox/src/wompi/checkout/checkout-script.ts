/// <reference lib="dom" />

interface Shown {
  id: string;
  status: string;
  status_message: string | null;
}

// Sent to the browser as source text: these functions may use only each other.

async function callCheckout(path: string, body?: unknown): Promise<Shown> {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content = (await answer.json()) as { data?: Shown; error?: { messages?: object; reason?: string } };
  if (content.data) return content.data;
  throw new Error(content.error?.reason ?? Object.values(content.error?.messages ?? {}).join(' '));
}

function showOutcome(result: HTMLElement, next: Shown): void {
  const TITLES: Record<string, string> = {
    APPROVED: 'Transacción aprobada',
    DECLINED: 'Transacción rechazada',
    ERROR: 'La transacción tuvo un error',
    PENDING: 'Transacción en proceso',
  };
  result.hidden = false;
  result.dataset['status'] = next.status;
  const [title, text, number] = result.querySelectorAll('h2, p');
  if (title) title.textContent = TITLES[next.status] ?? next.status;
  if (text) text.textContent = next.status_message ?? '';
  if (number) number.textContent = `Transacción ${next.id}`;
  const again = result.querySelector<HTMLElement>('#again');
  if (again) again.hidden = next.status !== 'DECLINED' && next.status !== 'ERROR';
  result.querySelector<HTMLElement>('button:not([hidden])')?.focus();
}

function runCheckout(): void {
  const PAUSE_MS = 300;
  const form = document.querySelector('form');
  const result = document.querySelector<HTMLElement>('#result');
  const failure = document.querySelector<HTMLElement>('#failure');
  let transaction: Shown | null = null;

  const leave = (type: 'close' | 'return'): void =>
    window.parent.postMessage({ type, transaction: transaction ?? undefined }, '*');
  const showMethod = (): void => {
    const chosen = form?.querySelector<HTMLInputElement>('input[name=type]:checked')?.value;
    document.querySelectorAll<HTMLElement>('[data-method]').forEach((part) => {
      part.hidden = part.dataset['method'] !== chosen;
    });
  };
  const show = (next: Shown): void => {
    transaction = next;
    if (!form || !result) return;
    form.hidden = true;
    showOutcome(result, next);
  };
  const pay = async (): Promise<void> => {
    if (!form) return;
    const fields = new FormData(form);
    const type = String(fields.get('type'));
    const method = { type, input: String(fields.get(type) ?? ''), installments: 1 };
    const attributes = Object.fromEntries(new URLSearchParams(window.location.search));
    let current = await callCheckout('/checkout/transactions', { attributes, method });
    show(current);
    while (current.status === 'PENDING') {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      current = await callCheckout(`/checkout/transactions/${current.id}`);
    }
    show(current);
  };

  form?.addEventListener('change', showMethod);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (failure) failure.textContent = '';
    const button = form.querySelector('button');
    if (button) button.disabled = true;
    pay()
      .catch((error: unknown) => {
        if (failure) failure.textContent = error instanceof Error ? error.message : String(error);
      })
      .finally(() => {
        if (button) button.disabled = false;
      });
  });
  document.querySelector('#again')?.addEventListener('click', () => {
    if (form) form.hidden = false;
    if (result) result.hidden = true;
    form?.querySelector('input')?.focus();
  });
  document.querySelector('#return')?.addEventListener('click', () => leave('return'));
  document
    .querySelectorAll('[data-close]')
    .forEach((button) => button.addEventListener('click', () => leave('close')));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave('close');
  });
  showMethod();
  // Before that, a press would submit the form to a page that does not expect it.
  for (const button of document.querySelectorAll('button')) button.disabled = false;
}

export const checkoutScript = (): string =>
  `"use strict";{${[callCheckout, showOutcome, runCheckout].join('\n')}\nrunCheckout();}\n`;
