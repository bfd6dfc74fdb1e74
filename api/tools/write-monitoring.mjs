// Writes alert rules and dashboard into ops/monitoring. Run it as `npm run monitoring -w api` after a build.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { grafanaDashboard } from '../dist/monitoring/grafana-dashboard.js';
import { prometheusRules, prometheusRuleTests } from '../dist/monitoring/prometheus-rules.js';
import { formatAs } from './format.mjs';

const folder = fileURLToPath(new URL('../../ops/monitoring/', import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}alerts.yaml`, prometheusRules());
await writeFile(`${folder}alerts.test.yaml`, prometheusRuleTests());
const dashboard = `${folder}dashboard.json`;
await writeFile(dashboard, await formatAs(dashboard, JSON.stringify(grafanaDashboard())));
