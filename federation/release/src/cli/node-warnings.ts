/**
 * Hides Node's warnings of what it calls experimental, before what a command says: Node 20 does so of the algorithms that keys and
 * backups use. Other warnings are shown.
 */
export function hideExperimentalWarnings(): void {
  const shown = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const show of shown) show(warning);
  });
}
