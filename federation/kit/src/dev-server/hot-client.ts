import { hideError, showError } from './error-overlay.js';

interface Hot {
  status: () => string;
  check: (apply: boolean) => Promise<unknown>;
}

declare const __webpack_public_path__: string;
declare const __webpack_hash__: string;

// Called by modules that are built without React Refresh.
Object.assign(globalThis, { $RefreshSig$: () => (type: unknown) => type, $RefreshReg$: () => undefined });

// The bundler does not recognise a destructured form.
const hot = (import.meta as ImportMeta & { webpackHot?: Hot }).webpackHot;

const applyUpdate = async (hash: string): Promise<void> => {
  if (!hot || hash === __webpack_hash__ || hot.status() !== 'idle') return;
  try {
    await hot.check(true);
  } catch (error) {
    console.warn('The change cannot be taken in while the page runs', error);
    window.location.reload();
  }
};

interface SectionFailure {
  remoteName: string;
  error: unknown;
}

const events = new EventSource(`${__webpack_public_path__}events`);
events.addEventListener('built', ({ data }: MessageEvent<string>) => {
  hideError();
  void applyUpdate(data);
});
events.addEventListener('failed', ({ data }: MessageEvent<string>) =>
  showError('No compila', String(JSON.parse(data))),
);
events.addEventListener('reload', () => window.location.reload());
window.addEventListener('section-failed', ({ detail }: CustomEventInit<SectionFailure>) => {
  if (!detail) return;
  const { remoteName, error } = detail;
  showError(`${remoteName} falló`, error instanceof Error ? (error.stack ?? error.message) : String(error));
});
