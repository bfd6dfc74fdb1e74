import { readFile } from 'node:fs/promises';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { PoolUsage } from '#platform/database/index.js';
import { Figures, type Reading } from '#platform/metrics/index.js';

const LAST_SUCCESS = /^backup_last_success_timestamp_seconds\{kind="(\w+)"\} (\d+)$/gm;

@Injectable()
export class ProcessFigures {
  constructor(
    pool: PoolUsage,
    figures: Figures,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    figures.add(
      {
        name: 'database_pool_connections',
        help: 'Connections of this process to MariaDB, and callers that wait for one, by state.',
        labelNames: ['state'],
        read: async () =>
          Object.entries(pool.read() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
      },
      {
        name: 'database_pool_waiting',
        help: 'Callers of this process that wait for a connection to MariaDB.',
        read: async () => pool.read()?.waiting ?? null,
      },
      {
        name: 'backup_last_success_timestamp_seconds',
        help: 'When the last backup of a kind was complete, from BACKUP_STATUS_FILE.',
        labelNames: ['kind'],
        read: () => this.backups(),
      },
    );
  }

  private async backups(): Promise<Reading[]> {
    const { backupStatusFile } = this.config;
    if (backupStatusFile === null) return [];
    const text = await readFile(backupStatusFile, 'utf8');
    return [...text.matchAll(LAST_SUCCESS)].map(([, kind = '', seconds]) => ({
      labels: { kind },
      value: Number(seconds),
    }));
  }
}
