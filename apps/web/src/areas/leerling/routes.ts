import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const leerlingRoutes: RouteConfigEntry[] = [
  route('leerling/:leerlingId', './layout.tsx', { id: 'l-layout' }, [
    route('landkaart', './screens/landkaart/screen.tsx', { id: 'l-landkaart' }),
    route('spaarkaarten', './screens/spaarkaarten/screen.tsx', { id: 'l-spaarkaarten' }),
    route('figuur', './screens/figuur/screen.tsx', { id: 'l-figuur' }),
    route('mijn-voortgang', './screens/mijn-voortgang/screen.tsx', { id: 'l-mijn-voortgang' }),
    route('verzamelingen', './screens/verzamelingen/screen.tsx', { id: 'l-verzamelingen' }),
    route('klassenplaat', './screens/klassenplaat/screen.tsx', { id: 'l-klassenplaat' }),
    route('leesplank', './screens/leesplank/screen.tsx', { id: 'l-leesplank' }),
    route('leesplank/:tekstId', './screens/planktekst/screen.tsx', { id: 'l-planktekst' }),
    route('toneel/:tekstId', './screens/toneel/screen.tsx', { id: 'l-toneel' }),
    route('samen/:opdrachtId', './screens/samen/screen.tsx', { id: 'l-samen' }),
    route('leesthema/:opdrachtId', './screens/leesthema/screen.tsx', { id: 'l-leesthema' }),
    route('woordrijen', './screens/woordrijen/screen.tsx', { id: 'l-woordrijen' }),
    route('voorlezen', './screens/voorlezen/screen.tsx', { id: 'l-voorlezen' }),
    route('beloningsspel', './screens/beloningsspel/screen.tsx', { id: 'l-beloningsspel' }),
    route('klassendictee/:taakId', './screens/klassendictee/screen.tsx', { id: 'l-klassendictee' }),
    route('admins/:adminId/methodetoets/:methodetoetsId', './screens/methodetoets/screen.tsx', { id: 'l-methodetoets' }),
    route('somvensters/:somvensterId', './screens/somvenster/screen.tsx', { id: 'l-somvenster' }),
    route('somvensters/:somvensterId/taken/:taakId/spellen/:game', './screens/spel/screen.tsx', { id: 'l-spel' }),
  ]),
];
