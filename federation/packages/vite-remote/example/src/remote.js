import { mounted } from '@lacteos/vite-remote/mounted';
import { createApp } from 'vue';
import MilkingsPage from './milkings-page.vue';

const page = mounted(({ element }) => {
  const app = createApp(MilkingsPage);
  app.mount(element);
  return app;
});

export const remote = { contract: 1, pages: { '/ordenos': page } };
