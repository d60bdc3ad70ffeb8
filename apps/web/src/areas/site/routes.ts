import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { layout, route } = relative(import.meta.dirname);

export const siteRoutes: RouteConfigEntry[] = [
  layout('./layout.tsx', { id: 'site-layout' }, [route('site/home', './screens/home/screen.tsx', { id: 'home' })]),
];
