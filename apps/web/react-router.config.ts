import type { Config } from '@react-router/dev/config';

/**
 * No server rendering while serving: the build gives static files. The screens that everybody opens first are
 * rendered at build time, so that they can be read before any script has arrived.
 */
export default {
  appDirectory: 'src/app',
  // A second build at the same time (a benchmark, a test) needs its own place.
  buildDirectory: process.env['SPELRIJK_WEB_BUILD'] ?? 'build',
  ssr: false,
  prerender: ['/site/home', '/app/auth/login'],
} satisfies Config;
