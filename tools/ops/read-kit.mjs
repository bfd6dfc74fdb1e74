import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { readContainerfile } from './containerfile.mjs';

export const UNITS = {
  api: 'lacteos-api',
  worker: 'lacteos-worker',
  gateway: 'lacteos-gateway',
  'release-desk': 'lacteos-release-desk',
  migrate: 'lacteos-migrate',
};
const MANIFESTS = ['base', 'api', 'worker', 'gateway', 'release-desk', 'migrate'];

export const readKit = (root) => {
  const text = (file) => readFileSync(resolve(root, 'ops', file), 'utf8');
  const units = Object.entries(UNITS).map(([name, unit]) => [
    name,
    readUnit(text(`systemd/${unit}.service`)),
  ]);
  const examples = ['api', 'worker', 'gateway', 'release-desk', 'backup'].map((name) => [
    name,
    readEnvFile(text(`settings/${name}.env.example`)),
  ]);
  return {
    stages: readContainerfile(text('Containerfile')),
    services: load(text('compose.yaml')).services,
    units: Object.fromEntries(units),
    manifests: MANIFESTS.flatMap((name) => loadAll(text(`kubernetes/${name}.yaml`))),
    examples: Object.fromEntries(examples),
  };
};

/** Repeated names keep all their values. */
const readUnit = (text) => {
  const values = {};
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) (values[name] ??= []).push(value);
  }
  return values;
};

const readEnvFile = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line))
      .filter(Boolean)
      .map(([, name, value]) => [name, value]),
  );
