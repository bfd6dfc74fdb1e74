import { ACCOUNTS } from './accounts.js';
import { BROWSER } from './browser.js';
import { ORDERS } from './orders.js';
import { STRANGERS } from './strangers.js';
import type { Try } from './visitor.js';
import { WIRE } from './wire.js';

export type { Try, TriedShop } from './visitor.js';

export const TRIES: readonly Try[] = [...WIRE, ...BROWSER, ...ACCOUNTS, ...ORDERS, ...STRANGERS];
