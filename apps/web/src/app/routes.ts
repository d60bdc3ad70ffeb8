import { type RouteConfig, index, route } from '@react-router/dev/routes';
import { adminRoutes } from '../areas/admin/routes.ts';
import { authRoutes } from '../areas/auth/routes.ts';
import { leerlingRoutes } from '../areas/leerling/routes.ts';
import { officeRoutes } from '../areas/office/routes.ts';
import { siteRoutes } from '../areas/site/routes.ts';

/** Games of the pupil area, to choose from in pages of the site; the areas do not know each other. */
const KEUZES = '../areas/leerling/screens/proefspel/keuzes.tsx';

/** One of these games over the whole window. */
const PROEFSPEL = '../areas/leerling/screens/proefspel/screen.tsx';

/** Every area lays down its own routes; here they become one tree. */
export default [
  index('./home-redirect.tsx'),
  route('home', './home-redirect.tsx', { id: 'home-redirect-by-name' }),
  ...siteRoutes(KEUZES),
  route('site/proefspel/:slug', PROEFSPEL, { id: 'proefspel' }),
  ...authRoutes,
  ...adminRoutes,
  ...officeRoutes,
  ...leerlingRoutes,
  route('sitemap.xml', './sitemap.ts'),
  route('.well-known/security.txt', './security.ts'),
  route('*', './not-found.tsx'),
] satisfies RouteConfig;
