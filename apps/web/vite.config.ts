import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where the API runs while developing; in production the server serves this build itself. */
const server = process.env['SPELRIJK_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': server, '/audio': server } },
  build: {
    target: ['chrome110', 'safari15.4', 'firefox110'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Fewer, longer-lived files: without groups a first load makes over twenty requests.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'mui', test: /node_modules\/(@mui\/(?!js)|@emotion|stylis|@popperjs|react-transition-group)/ },
            { name: 'data', test: /node_modules\/(@tanstack|i18next|react-i18next)/ },
          ],
        },
      },
    },
  },
});
