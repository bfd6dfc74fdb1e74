/** Hides Node 20's experimental warnings about algorithms of keys and backups; others are shown. */
export function hideExperimentalWarnings(): void {
  const shown = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const show of shown) show(warning);
  });
}
