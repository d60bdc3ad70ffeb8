import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const adminRoutes: RouteConfigEntry[] = [
  route('admins/:adminId', './layout.tsx', { id: 'a-layout' }, [
    route('groepen', './screens/groepen/screen.tsx', { id: 'a-groepen' }),
    route('groepen/:groepId', './screens/groep/screen.tsx', { id: 'a-groep' }),
    route('groepen/:groepId/leerlingen/:leerlingId/voortgang', './screens/voortgang/screen.tsx', { id: 'a-voortgang' }),
    route('docenten', './screens/docenten/screen.tsx', { id: 'a-docenten' }),
    route('accountgegevens', './screens/accountgegevens/screen.tsx', { id: 'a-accountgegevens' }),
    route('licentie', './screens/licentie/screen.tsx', { id: 'a-licentie' }),
    route('logboek', './screens/logboek/screen.tsx', { id: 'a-logboek' }),
    route('*', './screens/not-found/screen.tsx', { id: 'a-not-found' }),
  ]),
];
