const start = async (): Promise<void> => {
  // A constant of the build: nothing of it is left in a shell for production.
  if (process.env['NODE_ENV'] !== 'production') (await import('./workshop')).prepareWorkshop();
  await import('./bootstrap');
};

// The entry does nothing but this: shared packages are agreed on before the first module that uses them runs.
void start();
