import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const officeRoutes: RouteConfigEntry[] = [
  route('superadmin', './layout.tsx', { id: 'o-layout' }, [
    route('dashboard', './screens/dashboard/screen.tsx', { id: 'o-dashboard' }),
    route('*', './screens/not-found/screen.tsx', { id: 'o-not-found' }),
  ]),
];
