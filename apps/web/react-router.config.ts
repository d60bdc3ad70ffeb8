import type { Config } from '@react-router/dev/config';
import { finishBuild } from './after-build.ts';
import { SITE_PATHS } from './src/areas/site/nav.ts';

/**
 * No server rendering while serving: the build gives static files. The screens that everybody opens first are
 * rendered at build time, so that they can be read before any script has arrived.
 */
export default {
  appDirectory: 'src/app',
  ssr: false,
  // A guard or loader apart from its screen is one more request, and on a slow line requests cost more than bytes.
  splitRouteModules: false,
  prerender: [...SITE_PATHS, '/app/auth/login', '/sitemap.xml', '/.well-known/security.txt'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
