import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

export const officeRoutes: RouteConfigEntry[] = [
  route('superadmin', './layout.tsx', { id: 'o-layout' }, [
    route('dashboard', './screens/dashboard/screen.tsx', { id: 'o-dashboard' }),
    route('admins', './screens/admins/screen.tsx', { id: 'o-admins' }),
    route('admins/:adminId', './screens/admin/layout.tsx', { id: 'o-admin-layout' }, [
      index('./screens/admin/screen.tsx', { id: 'o-admin' }),
      route('accountgegevens', './screens/accountgegevens/screen.tsx', { id: 'o-accountgegevens' }),
      route('licentie', './screens/licentie/screen.tsx', { id: 'o-licentie' }),
      route('schoolaccount', './screens/schoolaccount/screen.tsx', { id: 'o-schoolaccount' }),
      route('verhuis-admin', './screens/verhuis-admin/screen.tsx', { id: 'o-verhuis-admin' }),
      route('logboek', './screens/logboek/screen.tsx', { id: 'o-logboek' }),
    ]),
    route('aanmaken', './screens/aanmaken/screen.tsx', { id: 'o-aanmaken' }),
    route('leerlingen', './screens/leerlingen/screen.tsx', { id: 'o-leerlingen' }),
    route('medewerkers', './screens/medewerkers/screen.tsx', { id: 'o-medewerkers' }),
    route('instellingen', './screens/instellingen/screen.tsx', { id: 'o-instellingen' }),
    route('aanvragen', './screens/aanvragen/screen.tsx', { id: 'o-aanvragen' }),
    route('facturen', './screens/facturen/screen.tsx', { id: 'o-facturen' }),
    route('ervaringen', './screens/ervaringen/screen.tsx', { id: 'o-ervaringen' }),
    route('berichten', './screens/berichten/screen.tsx', { id: 'o-berichten' }),
    route('beleidsproeven', './screens/beleidsproeven/screen.tsx', { id: 'o-beleidsproeven' }),
    route('roadmap', './screens/roadmap/screen.tsx', { id: 'o-roadmap' }),
    route('webinars', './screens/webinars/screen.tsx', { id: 'o-webinars' }),
    route('uitnodiging-versturen', './screens/uitnodiging-versturen/screen.tsx', { id: 'o-uitnodiging-versturen' }),
    route('mails', './screens/mails/screen.tsx', { id: 'o-mails' }),
    route('mailtemplates', './screens/mailtemplates/screen.tsx', { id: 'o-mailtemplates' }),
    route('mailtemplates/:sjabloon/:regio', './screens/mailtemplate/screen.tsx', { id: 'o-mailtemplate' }),
    route('logboek', './screens/eigen-logboek/screen.tsx', { id: 'o-eigen-logboek' }),
    route('opnamestudio', './screens/opnamestudio/screen.tsx', { id: 'o-opnamestudio' }),
    route('redactiewoorden', './screens/redactiewoorden/screen.tsx', { id: 'o-redactiewoorden' }),
    route('*', './screens/not-found/screen.tsx', { id: 'o-not-found' }),
  ]),
];
