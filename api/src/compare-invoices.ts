import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './config/index.js';
import { comparisonReport, ComparisonService, differencesOf } from './siigo/index.js';

/**
 * Compares the orders paid in the last month with the invoices in SIIGO, now; the exit code says whether they agree. It
 * only looks: as under test, nothing of the outbox is worked off by this process.
 */
const config = { ...readConfig(process.env), environment: 'test' as const, demoData: false };
const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
try {
  const result = await app.get(ComparisonService).compare();
  comparisonReport(result).forEach((line) => process.stdout.write(`${line}\n`));
  process.exitCode = differencesOf(result) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `The comparison could not be made: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
} finally {
  await app.close();
}
