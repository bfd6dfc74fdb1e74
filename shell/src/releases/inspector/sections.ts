import { fileAddress, releaseFolder, type RegistryVersion } from '@lacteos/remote-kit';
import type { Remotes } from '@lacteos/remote-runtime';

export interface Section {
  remote: string;
  /** Path of the page, or name of the component. */
  part: string;
  release: string;
  element: HTMLElement;
}

const MARKED = '[data-remote][data-part][data-release]';

const sectionOf = (element: HTMLElement): Section => {
  const { remote = '', part = '', release = '' } = element.dataset;
  return { remote, part, release, element };
};

export const findSections = (): Section[] =>
  [...document.querySelectorAll<HTMLElement>(MARKED)].map(sectionOf);

export const sectionAt = (target: EventTarget | null): Section | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
  return element && sectionOf(element);
};

/** The mark itself has no box. Null when nothing is drawn. */
export const boxOf = (element: Element): DOMRect | null => {
  const boxes = [...element.children].flatMap((child) => {
    const box = child.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return [box];
    return boxOf(child) ?? [];
  });
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
};

export interface LoadFacts {
  files: number;
  /** Decoded. */
  bytes: number;
  /** Over the network; 0 from a cache. */
  received: number;
  /** First request to last byte of the start files; null when unmeasured. */
  ms: number | null;
}

export const loadFacts = (version: RegistryVersion): LoadFacts => {
  const folder = new URL(releaseFolder(version), document.baseURI).href;
  const address = (path: string): string => new URL(fileAddress(folder, path)).href;
  const addresses = new Set(Object.keys(version.extras.files).map(address));
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) => addresses.has(name)) as PerformanceResourceTiming[];
  const { js = [], css = [] } = version.extras.expose['./remote'] ?? {};
  const first = new Set([new URL(version.url, document.baseURI).href, ...[...js, ...css].map(address)]);
  const starting = entries.filter(({ name }) => first.has(name));
  const from = Math.min(...starting.map(({ startTime }) => startTime));
  const to = Math.max(...starting.map(({ responseEnd }) => responseEnd));
  const sum = (of: 'decodedBodySize' | 'transferSize') =>
    entries.reduce((total, entry) => total + entry[of], 0);
  return {
    files: entries.length,
    bytes: sum('decodedBodySize'),
    received: sum('transferSize'),
    ms: starting.length > 0 ? Math.round(to - from) : null,
  };
};

export const versionOf = (
  { registry }: Pick<Remotes, 'registry'>,
  { remote, release }: Section,
): RegistryVersion | null =>
  registry.microFrontends[remote]?.find(({ extras }) => extras.releaseId === release) ?? null;

export const failuresOf = ({ loader }: Pick<Remotes, 'loader'>, { remote, release }: Section): number =>
  loader.breakerStates().find((state) => state.remote === remote && state.release === release)?.failures ?? 0;
