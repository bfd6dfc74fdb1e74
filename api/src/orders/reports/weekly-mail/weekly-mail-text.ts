import { BRAND } from '@lacteos/contracts/brand/brand';
import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import { FIGURES } from '@lacteos/contracts/reference/figures';

import type { Mail } from '#platform/mail/index.js';
import { mailText } from '#platform/text/index.js';
import type { DashboardDto, SalesBreakdownDto } from '../dashboard/dashboard.dto.js';
import type { MarginDto } from '../dashboard/margin.dto.js';

export interface WeekFigures {
  figures: DashboardDto;
  breakdown: SalesBreakdownDto;
  margin: MarginDto;
}
interface Row {
  label: string;
  value: string;
  path: string;
}
interface Part {
  title: string;
  rows: Row[];
}
const ROWS_SHOWN = 5;
const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});
const percent = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0, signDisplay: 'always' });
const day = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const money = (amount: number): string => pesos.format(amount).replaceAll('\u00a0', ' ');
const dayText = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));
const ordersText = (count: number): string => countText(count, 'pedido', 'pedidos');
const ordersPath = (filters: Record<string, string>): string =>
  `/admin/orders?${new URLSearchParams(filters).toString()}`;

function against(now: number, before: number | undefined, text: (value: number) => string): string {
  if (before === undefined) return '';
  const change = before === 0 ? '' : `, ${percent.format(((now - before) / before) * 100)} %`;
  return ` (antes ${text(before)}${change})`;
}

function partsOf({ figures, breakdown, margin }: WeekFigures): Part[] {
  const { sales, compared, from, to } = figures;
  const sold = { active: 'true', isPaid: 'true', paidFrom: from, paidTo: to };
  const row = (label: string, value: string, more: Record<string, string> = {}): Row => ({
    label,
    value,
    path: ordersPath({ ...sold, ...more }),
  });
  const earned = margin.sales > 0 ? [row(FIGURES.margin.label, money(margin.margin))] : [];
  return [
    {
      title: 'La semana',
      rows: [
        row(FIGURES.sales.label, money(sales.total) + against(sales.total, compared?.total, money)),
        row(FIGURES.paidOrders.label, String(sales.orders) + against(sales.orders, compared?.orders, String)),
        row(FIGURES.average.label, money(sales.average) + against(sales.average, compared?.average, money)),
        row(FIGURES.credited.label, money(sales.credited), { hasCredits: 'true' }),
        ...earned,
      ],
    },
    {
      title: 'Por producto',
      rows: figures.salesByProduct
        .slice(0, ROWS_SHOWN)
        .map(({ productId, name, units, total }) =>
          row(mailText(name), `${unitsText(units)}, ${money(total)}`, { productId: String(productId) }),
        ),
    },
    {
      title: 'Por tienda',
      rows: breakdown.stores
        .slice(0, ROWS_SHOWN)
        .map(({ storeId, name, orders, total }) =>
          row(mailText(name), `${ordersText(orders)}, ${money(total)}`, { storeId: String(storeId) }),
        ),
    },
    { title: 'Necesita atención hoy', rows: needsOf(figures) },
  ].filter(({ rows }) => rows.length > 0);
}

function needsOf({ paidWithoutStock, paymentAlerts, lateDispatches, lateSince }: DashboardDto): Row[] {
  const late = { active: 'true', isPaid: 'true', isDelivered: 'false', paidTo: lateSince };
  const needs: [label: string, count: number, filters: Record<string, string>][] = [
    ['Pagados sin stock', paidWithoutStock, { isDelivered: 'false', paidWithoutStock: 'true' }],
    ['Pagos por revisar', paymentAlerts, { hasPaymentAlert: 'true' }],
    ['Despachos atrasados', lateDispatches, late],
  ];
  return needs
    .filter(([, count]) => count > 0)
    .map(([label, count, filters]) => ({ label, value: ordersText(count), path: ordersPath(filters) }));
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => HTML[sign] ?? sign);

export function weeklyMailOf(week: WeekFigures, to: { email: string; name: string }, shop: string): Mail {
  const { from, to: until, sales } = week.figures;
  const days = `${dayText(from)} al ${dayText(until)}`;
  const dashboard = `${shop}/admin/dashboard?from=${from}&to=${until}`;
  const parts = partsOf(week);
  const hello = `Hola, ${mailText(to.name)}. Así fue la semana del ${days} en ${BRAND.name}.`;
  const counts = ['sales', 'credited', 'margin'] as const;
  const hints = counts.map((name) => `${FIGURES[name].label}: ${FIGURES[name].counts}`);
  const off = 'Este correo se apaga en la página Salud de la oficina.';
  const text = [
    hello,
    ...parts.flatMap(({ title, rows }) => [
      '',
      title,
      ...rows.map(({ label, value, path }) => `- ${label}: ${value}\n  ${shop}${path}`),
    ]),
    '',
    'Qué cuenta cada cifra',
    ...hints,
    '',
    `Todo el tablero: ${dashboard}`,
    off,
  ].join('\n');
  return {
    to: to.email,
    subject: `Su semana: ${money(sales.total)} en ${ordersText(sales.orders)} (${days})`,
    text,
    html: htmlOf({ hello, parts, hints, dashboard, off, shop }),
  };
}

interface WeekMail {
  hello: string;
  parts: Part[];
  hints: string[];
  dashboard: string;
  off: string;
  shop: string;
}

function htmlOf({ hello, parts, hints, dashboard, off, shop }: WeekMail): string {
  const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #e5ddcc;text-align:left';
  const tables = parts.map(
    ({ title, rows }) =>
      `<h2 style="font-size:18px;margin:24px 0 4px">${escaped(title)}</h2><table style="border-collapse:collapse;width:100%">${rows
        .map(
          ({ label, value, path }) =>
            `<tr><th scope="row" style="${cell};font-weight:400"><a href="${escaped(shop + path)}">${escaped(label)}</a></th><td style="${cell};text-align:right">${escaped(value)}</td></tr>`,
        )
        .join('')}</table>`,
  );
  return `<!doctype html><html lang="es"><body style="font-family:Arial,sans-serif;font-size:16px;color:#3b2a1a;max-width:640px;margin:0 auto;padding:16px"><p>${escaped(hello)}</p>${tables.join('')}${hints.map((hint) => `<p style="font-size:14px">${escaped(hint)}</p>`).join('')}<p><a href="${escaped(dashboard)}">Todo el tablero</a></p><p style="font-size:14px">${escaped(off)}</p></body></html>`;
}
