import { lacteosRemote } from '@lacteos/vite-remote';
import vue from '@vitejs/plugin-vue';

// Static parts are elements: the page takes no HTML from texts.
export default {
  plugins: [vue({ template: { compilerOptions: { hoistStatic: false } } }), lacteosRemote()],
};
