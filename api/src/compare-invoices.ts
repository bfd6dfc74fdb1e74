import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readConfig } from './config/index.js';
import { createAdapter } from './create-app.js';
import { comparisonReport, ComparisonService, differencesOf } from './siigo/index.js';

/**
 * Compares the orders paid in the last month with the invoices in SIIGO, now; the exit code says whether they agree. It
 * only looks: as under test, nothing of the outbox is worked off by this process.
 */
const config = { ...readConfig(process.env), environment: 'test' as const, demoData: false };
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), createAdapter(config), {
  logger: false,
});
try {
  await app.init();
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
