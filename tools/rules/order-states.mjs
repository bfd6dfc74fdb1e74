import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const FILE = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- npm run order-states -->', '<!-- end of order-states -->'];

/**
 * A Mermaid diagram of a transition table. States without a way on end it.
 *
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} transitions
 * @param {string} initial
 * @param {Readonly<Record<string, string>>} labels
 */
export const stateDiagram = (transitions, initial, labels) =>
  [
    '```mermaid',
    'stateDiagram-v2',
    ...Object.keys(transitions).map((state) => `  ${state}: ${labels[state] ?? state}`),
    `  [*] --> ${initial}`,
    ...Object.entries(transitions).flatMap(([from, steps]) => {
      const ways = Object.entries(steps).map(([action, to]) => `  ${from} --> ${to}: ${action}`);
      return ways.length > 0 ? ways : [`  ${from} --> [*]`];
    }),
    '```',
  ].join('\n');

/** @param {readonly string[]} diagrams */
export const drawnPage = (diagrams, page = readFileSync(join(root, FILE), 'utf8')) => {
  const [before, drawn, after] = [page.indexOf(BEGIN), page.indexOf(END), page.slice(page.indexOf(END))];
  if (before < 0 || drawn < before) throw new Error(`${FILE} has no place for the states of orders`);
  return `${page.slice(0, before)}${BEGIN}\n\n${diagrams.join('\n\n')}\n\n${after}`;
};

export const readPage = () => readFileSync(join(root, FILE), 'utf8');

/**
 * Orders with payment and dispatch, then their delivery.
 *
 * @param {typeof import('@lacteos/contracts/order-state')} order
 * @param {typeof import('@lacteos/contracts/delivery/delivery-progress')} delivery
 */
export const orderDiagrams = (order, delivery) => [
  stateDiagram(order.ORDER_TRANSITIONS, order.INITIAL_ORDER_STATE, {}),
  stateDiagram(delivery.DELIVERY_TRANSITIONS, delivery.INITIAL_DELIVERY_STATE, delivery.DELIVERY_LABELS),
];

async function write() {
  // Built contracts: plain node reads no TypeScript.
  const order = await import('@lacteos/contracts/order-state');
  const delivery = await import('@lacteos/contracts/delivery/delivery-progress');
  writeFileSync(join(root, FILE), drawnPage(orderDiagrams(order, delivery)));
}

if (process.argv.includes('--write')) void write();
