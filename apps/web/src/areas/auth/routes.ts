import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { layout, route } = relative(import.meta.dirname);

export const authRoutes: RouteConfigEntry[] = [
  layout('./layout.tsx', { id: 'auth-layout' }, [route('app/auth/login', './screens/login/screen.tsx', { id: 'login' })]),
];
