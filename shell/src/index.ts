import { breathe } from './breathe';

const start = async (): Promise<void> => {
  // A constant of the build: nothing of it is left in a shell for production.
  if (process.env['NODE_ENV'] !== 'production') (await import('./workshop')).prepareWorkshop();
  // In pieces, so that a phone can answer a tap in between: the federation runtime is up, React next, then what is made of it.
  await breathe();
  await import('react-dom/client');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
};

// The entry does nothing but this: shared packages are agreed on before the first module that uses them runs.
void start();
