import type { Config } from '@react-router/dev/config';

/**
 * No server rendering while serving: the build gives static files. The screens that everybody opens first are
 * rendered at build time, so that they can be read before any script has arrived.
 */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/site/home', '/app/auth/login'],
} satisfies Config;
