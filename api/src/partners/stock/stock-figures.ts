import { Injectable } from '@nestjs/common';

import { Figures } from '#platform/metrics/index.js';
import { StockRepository } from './stock.repository.js';

/** The whole ledger is read. */
const KEEP_MS = 600_000;

/** How many levels of stock differ from their ledger. */
@Injectable()
export class StockFigures {
  constructor(stock: StockRepository, figures: Figures) {
    figures.add({
      name: 'stock_levels_off_ledger',
      help: 'Levels of stock that are not the sum of their ledger; read every ten minutes.',
      keepMs: KEEP_MS,
      read: async () => (await stock.differences()).length,
    });
  }
}
