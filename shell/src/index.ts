import { yieldToMainThread } from './yield-to-main-thread';

const start = async (): Promise<void> => {
  // A build constant: removed from production builds.
  if (process.env['NODE_ENV'] !== 'production') (await import('./dev-server')).prepareDevServer();
  // In pieces, so that a phone can answer a tap in between: the federation runtime is up, React next, then what is made of it.
  await yieldToMainThread();
  await import('react-dom/client');
  await yieldToMainThread();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
};

// The entry only starts federation: shared packages are negotiated before any module that uses them runs.
void start();
