import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { layout, route } = relative(import.meta.dirname);

export const authRoutes: RouteConfigEntry[] = [
  // It brings its land itself: what is around a screen is a file, and this is the page that everybody loads first.
  route('app/auth/login', './screens/login/screen.tsx', { id: 'login' }),
  layout('./layout.tsx', { id: 'auth-layout' }, [
    route('app/auth/login-sso', './screens/login-sso/screen.tsx', { id: 'login-sso' }),
    route('app/auth/login-plaatjes', './screens/login-plaatjes/screen.tsx', { id: 'login-plaatjes' }),
    route('app/auth/uitnodiging', './screens/uitnodiging/screen.tsx', { id: 'uitnodiging' }),
    route('app/auth/thuis-beginnen', './screens/thuis-beginnen/screen.tsx', { id: 'thuis-beginnen' }),
    route('app/auth/mailadres-bevestigen', './screens/mailadres-bevestigen/screen.tsx', { id: 'mailadres-bevestigen' }),
    route('app/auth/weekmail-afmelden', './screens/weekmail-afmelden/screen.tsx', { id: 'weekmail-afmelden' }),
    route('app/auth/berichten-afmelden', './screens/berichten-afmelden/screen.tsx', { id: 'berichten-afmelden' }),
    route('app/auth/wachtwoordaanvragen', './screens/wachtwoordaanvragen/screen.tsx', { id: 'wachtwoordaanvragen' }),
    route('app/auth/wachtwoordherstellen/:userId/:herstelToken', './screens/wachtwoordherstellen/screen.tsx', {
      id: 'wachtwoordherstellen',
    }),
  ]),
  route('app/account', './screens/account/screen.tsx', { id: 'account' }),
];
