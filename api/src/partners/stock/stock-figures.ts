import { Injectable } from '@nestjs/common';

import { Figures } from '#platform/metrics/index.js';
import { StockRepository } from './stock.repository.js';

/** Long, because it reads the whole ledger. */
const KEEP_MS = 600_000;

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
