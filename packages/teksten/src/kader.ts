import { teksten } from './shape.ts';

/** The frame around every screen of staff: bar, menu, breadcrumbs, failures. */
export const kader = teksten(
  {
    frame: {
      navigatie: 'Hoofdmenu',
      kruimels: 'Je bent hier',
      groepen: 'Groepen',
      kinderen: 'Mijn kinderen',
      dashboard: 'Dashboard',
      opnamestudio: 'Opnamestudio',
      ingelogd: 'Ingelogd als {{naam}}, {{rol}}',
      account: 'Mijn account',
    },
    rol: {
      superadmin: 'eigenaar',
      office: 'kantoor',
      schooladmin: 'schoolbeheerder',
      docent: 'docent',
      rtadmin: 'RT-praktijk',
      thuisadmin: 'ouder',
      leerling: 'leerling',
      demo: 'demo',
    },
    menu: {
      docenten: 'Docenten',
      zorgleerlingen: 'Zorgleerlingen',
      accountgegevens: 'Accountgegevens',
      prullenbak: 'Prullenbak',
      edexml: 'EdeXML inlezen',
      lvsspelling: 'LVS spelling',
      licentie: 'Licentie',
      logboek: 'Logboek',
      'vriend-uitnodigen': 'Nodig een vriend uit',
      klanten: 'Klanten',
      aanmaken: 'Klant aanmaken',
      medewerkers: 'Medewerkers',
      mails: 'Mails',
      aanvragen: 'Aanvragen',
      webinars: 'Webinars',
      ervaringen: 'Ervaringen',
    },
    fout: {
      titel: 'Dit kon niet worden opgehaald',
      naarGroepen: 'Naar de groepen',
    },
  },
  {
    frame: { groepen: 'Klassen' },
    rol: { rtadmin: 'logopediepraktijk' },
    fout: { naarGroepen: 'Naar de klassen' },
  },
);
