import { teksten } from './shape.ts';

export const office = teksten({
  dashboard: {
    titel: 'Dashboard',
    leerlingen: 'Leerlingen',
    admins: 'Klanten',
    geoefendWeek: 'Oefenden de laatste 7 dagen',
    antwoordenWeek: 'Antwoorden in de laatste 7 dagen',
    weekUitleg: 'Deze week: de afgelopen 7 dagen.',
    tabel: 'Klanten met hun gebruik in de afgelopen 7 dagen',
    naam: 'Naam',
    soort: 'Soort',
    regio: 'Regio',
    soorten: { school: 'School', rt: 'RT-praktijk', thuis: 'Thuis', demo: 'Demo' },
    regios: { nl: 'Nederland', be: 'Vlaanderen' },
    leeg: 'Er zijn nog geen klanten',
    leegUitleg: 'Zodra er een school, praktijk of gezin meedoet, staat die hier.',
  },
});
