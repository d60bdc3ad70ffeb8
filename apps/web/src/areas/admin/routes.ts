import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const adminRoutes: RouteConfigEntry[] = [
  route('admins/:adminId', './layout.tsx', { id: 'a-layout' }, [
    route('groepen', './screens/groepen/screen.tsx', { id: 'a-groepen' }),
    // A client and what hangs on it: one screen, that opens its parts.
    route('clienten/:leerlingId/*', './screens/client/screen.tsx', { id: 'a-client' }),
    route('groepen/:groepId', './screens/groep/screen.tsx', { id: 'a-groep' }),
    route('groepen/:groepId/leerlingen', './screens/leerlingen/screen.tsx', { id: 'a-leerlingen' }),
    route('groepen/:groepId/leerlingen-toevoegen', './screens/leerlingen-toevoegen/screen.tsx', { id: 'a-leerlingen-toevoegen' }),
    // The same screen under the name that a home knows.
    route('groepen/:groepId/kinderen-toevoegen', './screens/leerlingen-toevoegen/screen.tsx', { id: 'a-kinderen-toevoegen' }),
    route('groepen/:groepId/wachtwoorden', './screens/wachtwoorden/screen.tsx', { id: 'a-wachtwoorden' }),
    route('groepen/:groepId/woordlijsten', './screens/woordlijsten/screen.tsx', { id: 'a-woordlijsten' }),
    route('groepen/:groepId/woordlijsten/:woordlijstId', './screens/woordlijst/screen.tsx', { id: 'a-woordlijst' }),
    route('groepen/:groepId/oefeninstellingen', './screens/oefeninstellingen/screen.tsx', { id: 'a-oefeninstellingen' }),
    route('groepen/:groepId/oefeninstellingen/:oefeninstellingId', './screens/oefeninstelling/screen.tsx', { id: 'a-oefeninstelling' }),
    route('groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', './screens/leerling-instellingen/screen.tsx', {
      id: 'a-leerling-instellingen',
    }),
    route('groepen/:groepId/klassendictee', './screens/klassendictee/screen.tsx', { id: 'a-klassendictee' }),
    route('groepen/:groepId/klassendictee/:dicteeId', './screens/dictee/screen.tsx', { id: 'a-dictee' }),
    route('groepen/:groepId/klassendictee/:dicteeId/bord', './screens/dictee-bord/screen.tsx', { id: 'a-dictee-bord' }),
    route('groepen/:groepId/klassendictee/:dicteeId/intypen', './screens/dictee-intypen/screen.tsx', { id: 'a-dictee-intypen' }),
    route('groepen/:groepId/klassendictee/:dicteeId/verslag', './screens/dictee-verslag/screen.tsx', { id: 'a-dictee-verslag' }),
    route('groepen/:groepId/methodetoetsen', './screens/methodetoetsen/screen.tsx', { id: 'a-methodetoetsen' }),
    route('groepen/:groepId/methodetoetsen/:methodetoetsId', './screens/methodetoets/screen.tsx', { id: 'a-methodetoets' }),
    route('groepen/:groepId/methodetoetsen/:methodetoetsId/planning', './screens/methodetoets-planning/screen.tsx', {
      id: 'a-methodetoets-planning',
    }),
    route('groepen/:groepId/methodetoetsen/:methodetoetsId/intypen', './screens/methodetoets-intypen/screen.tsx', {
      id: 'a-methodetoets-intypen',
    }),
    route('groepen/:groepId/methodetoetsen/:methodetoetsId/uitslag', './screens/methodetoets-uitslag/screen.tsx', {
      id: 'a-methodetoets-uitslag',
    }),
    route('groepen/:groepId/groepsplannen', './screens/groepsplannen/screen.tsx', { id: 'a-groepsplannen' }),
    route('groepen/:groepId/groepsplannen/:groepsplanId', './screens/groepsplan/screen.tsx', { id: 'a-groepsplan' }),
    route('groepen/:groepId/groepsplannen/:groepsplanId/edit', './screens/groepsplan-edit/screen.tsx', { id: 'a-groepsplan-edit' }),
    route('groepen/:groepId/groepsplannen/:groepsplanId/print', './screens/groepsplan-print/screen.tsx', { id: 'a-groepsplan-print' }),
    route('groepen/:groepId/huiswerk', './screens/huiswerk/screen.tsx', { id: 'a-huiswerk' }),
    route('groepen/:groepId/uitleg/:categorie', './screens/uitleg-bord/screen.tsx', { id: 'a-uitleg-bord' }),
    route('groepen/:groepId/verhuistoken-inlezen', './screens/verhuistoken-inlezen/screen.tsx', { id: 'a-verhuistoken-inlezen' }),
    route('groepen/:groepId/leerlingen/:leerlingId/verhuistoken', './screens/verhuistoken-uitgeven/screen.tsx', {
      id: 'a-verhuistoken-uitgeven',
    }),
    route('groepen/:groepId/leerlingen/:leerlingId/meekijken', './screens/meekijken-uitgeven/screen.tsx', { id: 'a-meekijken-uitgeven' }),
    route('verhuistokens', './screens/verhuistokens/screen.tsx', { id: 'a-verhuistokens' }),
    route('meekijken', './screens/meekijken/screen.tsx', { id: 'a-meekijken' }),
    route('meekijken/:meekijkId', './screens/meekijk/screen.tsx', { id: 'a-meekijk' }),
    route('leerlingen', './screens/alle-leerlingen/screen.tsx', { id: 'a-alle-leerlingen' }),
    route('inlogkaarten', './screens/inlogkaarten/screen.tsx', { id: 'a-inlogkaarten' }),
    route('prullenbak', './screens/prullenbak/screen.tsx', { id: 'a-prullenbak' }),
    route('groepen/:groepId/leerlingen/:leerlingId/voortgang', './screens/voortgang/screen.tsx', { id: 'a-voortgang' }),
    route('groepen/:groepId/voortgang', './screens/groep-voortgang/screen.tsx', { id: 'a-groep-voortgang' }),
    route('zorgleerlingen', './screens/zorgleerlingen/screen.tsx', { id: 'a-zorgleerlingen' }),
    route('groepen/:groepId/leerlingen/:leerlingId/zorgtraject', './screens/zorgtraject/screen.tsx', { id: 'a-zorgtraject' }),
    route('groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken', './screens/handelingsplanaanmaken/screen.tsx', {
      id: 'a-handelingsplanaanmaken',
    }),
    route('groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId', './screens/handelingsplan/screen.tsx', {
      id: 'a-handelingsplan',
    }),
    route(
      'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit',
      './screens/handelingsplan-edit/screen.tsx',
      { id: 'a-handelingsplan-edit' },
    ),
    route(
      'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/eindtoets',
      './screens/eindtoets/screen.tsx',
      { id: 'a-eindtoets' },
    ),
    route(
      'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/toets/:toetsId',
      './screens/plantoets/screen.tsx',
      { id: 'a-plantoets' },
    ),
    route(
      'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/kaart',
      './screens/begeleidingskaart/screen.tsx',
      { id: 'a-begeleidingskaart' },
    ),
    route(
      'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/print/:soort',
      './screens/plan-print/screen.tsx',
      { id: 'a-plan-print' },
    ),
    route('groepen/:groepId/leerlingen/:leerlingId/zorgtraject/dyslexiedossier', './screens/dyslexiedossier/screen.tsx', {
      id: 'a-dyslexiedossier',
    }),
    route('groepen/:groepId/leerlingen/:leerlingId/rapport', './screens/rapport/screen.tsx', { id: 'a-rapport' }),
    route('groepen/:groepId/leerlingen/:leerlingId/samen-lezen', './screens/samen-lezen/screen.tsx', { id: 'a-samen-lezen' }),
    route('groepen/:groepId/leesmomenten', './screens/leesmomenten/screen.tsx', { id: 'a-leesmomenten' }),
    route('groepen/:groepId/voorleesopnamen', './screens/voorleesopnamen/screen.tsx', { id: 'a-voorleesopnamen' }),
    route('groepen/:groepId/voorleesopnamen/:opnameId', './screens/voorleesopname/screen.tsx', { id: 'a-voorleesopname' }),
    route('groepen/:groepId/leerlingen/:leerlingId/voorlezen', './screens/voorlezen/screen.tsx', { id: 'a-voorlezen' }),
    route('edexml', './screens/edexml/screen.tsx', { id: 'a-edexml' }),
    route('lvsspelling', './screens/lvsspelling/screen.tsx', { id: 'a-lvsspelling' }),
    route('groepen/:groepId/leerlingen/:leerlingId/lvs', './screens/lvs/screen.tsx', { id: 'a-lvs' }),
    route('jaarovergang', './screens/jaarovergang/screen.tsx', { id: 'a-jaarovergang' }),
    route('gegevens', './screens/gegevens/screen.tsx', { id: 'a-gegevens' }),
    route('docenten', './screens/docenten/screen.tsx', { id: 'a-docenten' }),
    route('accountgegevens', './screens/accountgegevens/screen.tsx', { id: 'a-accountgegevens' }),
    route('licentie', './screens/licentie/screen.tsx', { id: 'a-licentie' }),
    route('berichten', './screens/berichten/screen.tsx', { id: 'a-berichten' }),
    route('roadmap', './screens/roadmap/screen.tsx', { id: 'a-roadmap' }),
    route('vriend-uitnodigen', './screens/vriend-uitnodigen/screen.tsx', { id: 'a-vriend-uitnodigen' }),
    route('logboek', './screens/logboek/screen.tsx', { id: 'a-logboek' }),
    route('*', './screens/not-found/screen.tsx', { id: 'a-not-found' }),
  ]),
];
