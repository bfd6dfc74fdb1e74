import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { readConfig } from './config/index.js';
import { createAdapter } from './create-app.js';

/** Runs a command with the API's modules and the settings of the environment. The schema must be current. */
export async function withApp<T>(work: (app: NestFastifyApplication) => Promise<T>): Promise<T> {
  const config = { ...readConfig(process.env), hasBackgroundJobs: false, demoData: false };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    createAdapter(config),
    { logger: false, abortOnError: false },
  );
  try {
    await app.init();
    return await work(app);
  } finally {
    await app.close();
  }
}
