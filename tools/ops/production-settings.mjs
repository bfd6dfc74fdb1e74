import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { must } from './image-root.mjs';

const secret = () => randomBytes(32).toString('hex');

export const productionSettings = async ({ volume, databaseUrl, owner }) => {
  const connection = await createConnection(databaseUrl);
  await connection.query('CREATE DATABASE lacteos');
  await connection.end();
  const { newKeyPair } = await import('@lacteos/release');
  const { signingKey, publicKey } = newKeyPair();
  const desk = newKeyPair();
  const releases = {
    DATA_DIR: volume,
    RELEASES_DIR: `${volume}/releases`,
    REGISTRY_FILE: `${volume}/discovery/production.json`,
    REGISTRY_SIGNING_KEY: signingKey,
    REGISTRY_PUBLIC_KEYS: publicKey,
    RELEASES_GATE: 'off',
  };
  for (const name of ['releases', 'discovery']) mkdirSync(`${volume}/${name}`, { recursive: true });
  const steps = [
    ['publish', 'shell'],
    ['activate', 'shell', '--first'],
    ['keys', 'allow', 'release-desk', desk.publicKey],
  ];
  for (const words of steps)
    must(process.execPath, ['node_modules/.bin/tsx', 'federation/release/src/cli.ts', ...words], {
      ...process.env,
      ...releases,
    });
  must('chown', ['-R', `${owner}:${owner}`, volume]);
  const { hostname, port } = new URL(databaseUrl);
  const keys = { REGISTRY_PUBLIC_KEYS: publicKey, REPORT_TICKET_SECRET: secret() };
  return {
    api: {
      DATABASE_URL: `mysql://root@${hostname}:${port}/lacteos`,
      PUBLIC_URL: 'https://tienda.example',
      PRODUCTION_ALLOWS: 'demo-company',
      JWT_SECRET: secret(),
      TOTP_KEY: secret(),
      SMTP_URL: 'smtps://mail.example',
      SIIGO_URL: 'https://siigo.example',
      SIIGO_ACCESS_KEY: secret(),
      WOMPI_API_URL: 'https://wompi.example/v1',
      WOMPI_WIDGET_URL: 'https://wompi.example/widget.js',
      WOMPI_PUBLIC_KEY: `pub_prod_${secret()}`,
      WOMPI_PRIVATE_KEY: `prv_prod_${secret()}`,
      WOMPI_INTEGRITY_SECRET: `prod_integrity_${secret()}`,
      WOMPI_EVENTS_SECRET: `prod_events_${secret()}`,
    },
    'release-desk': { ...keys, REGISTRY_SIGNING_KEY: desk.signingKey },
    gateway: { ...keys, PUBLIC_URL: 'https://tienda.example' },
  };
};
