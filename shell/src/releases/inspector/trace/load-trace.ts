import { fileAddress, releaseFolder, roleOf, type RegistryVersion } from '@lacteos/remote-kit';
import type { Remotes } from '@lacteos/remote-runtime';
import { formatKilobytes } from '../kilobytes';
import { failuresOf, versionOf, type Section } from '../sections';
import { busEvents } from './bus-events';
import { sharedChoices, type SharedChoice } from './shared-packages';

const SCOPES = {
  link: 'vista previa por enlace',
  tab: 'prueba en esta pestaña',
  local: 'vista local',
  devServer: 'servidor de desarrollo',
} as const;
const ROLES: Readonly<Record<string, string>> = {
  live: 'en vivo',
  canary: 'candidata',
  previous: 'anterior',
};

const originOf = ({ previews }: Remotes, { remote }: Section, version: RegistryVersion): string => {
  const preview = previews.find(
    (shown) => shown.remote === remote && shown.version.extras.releaseId === version.extras.releaseId,
  );
  return preview ? SCOPES[preview.scope] : (ROLES[roleOf(version) ?? ''] ?? 'sin papel');
};

const filesOf = (version: RegistryVersion): PerformanceResourceTiming[] => {
  const folder = new URL(releaseFolder(version), document.baseURI).href;
  const listed = new Set(
    Object.keys(version.extras.files).map((path) => new URL(fileAddress(folder, path)).href),
  );
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name }) => listed.has(name));
};

const sinceStart = (ms: number): string => `+${Math.round(ms)} ms`;

const fileLine = (file: PerformanceResourceTiming): string => {
  const { startTime, requestStart, responseStart, responseEnd } = file;
  const name = new URL(file.name).pathname.split('/').at(-1) ?? '';
  const size = formatKilobytes(file.decodedBodySize);
  const waits =
    file.transferSize === 0
      ? 'de la caché'
      : [
          `espera ${Math.round(requestStart - startTime)} ms`,
          `servidor ${Math.round(responseStart - requestStart)} ms`,
          `descarga ${Math.round(responseEnd - responseStart)} ms`,
          `${formatKilobytes(file.transferSize)} por la red`,
        ].join(', ');
  return `${sinceStart(startTime)} ${name}: ${size}, ${waits}`;
};

const sharedLine = (
  own: string,
  { name, version, from, required, isSingleton, others }: SharedChoice,
): string => {
  const source = from === own ? 'copia propia, nadie había cargado otra' : `de ${from}, que la cargó antes`;
  return [
    `${name} ${version}: ${source}; pide ${required}`,
    isSingleton ? 'una sola por página' : '',
    others.length > 0 ? `también ofrecidas: ${others.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
};

const block = (title: string, lines: readonly string[], empty: string): string =>
  [`${title}:`, ...(lines.length > 0 ? lines : [empty]).map((line) => `  ${line}`)].join('\n');

/** How a section came onto the page, as text for developers and support. Holds no data of a person. */
export const loadTrace = (remotes: Remotes, section: Section): string => {
  const version = versionOf(remotes, section);
  if (!version) return 'Sin datos de esta versión.';
  const own = version.extras.federationName;
  return [
    `${section.remote} ${section.part}`,
    `versión ${section.release}, ${originOf(remotes, section, version)}; fallas en esta pestaña: ${failuresOf(remotes, section)}`,
    block('archivos', filesOf(version).map(fileLine), 'sin medir'),
    block(
      'paquetes compartidos',
      sharedChoices(own).map((choice) => sharedLine(own, choice)),
      'ninguno: trae los suyos',
    ),
    block(
      'eventos del bus',
      busEvents().map(({ ms, name }) => `${sinceStart(ms)} ${name}`),
      'ninguno',
    ),
  ].join('\n');
};
