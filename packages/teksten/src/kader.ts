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
      ingelogd: 'Ingelogd als {{naam}}, {{rol}}',
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
      accountgegevens: 'Accountgegevens',
      licentie: 'Licentie',
      logboek: 'Logboek',
      klanten: 'Klanten',
      aanmaken: 'Klant aanmaken',
      medewerkers: 'Medewerkers',
      mails: 'Mails',
    },
    bewijs: {
      terug: 'Terug',
      verder: 'Verder',
      wachtwoord: {
        titel: 'Ben jij het echt?',
        uitleg: 'Vul voor deze stap je wachtwoord nog een keer in. Daarna hoeft het vijf minuten niet.',
        label: 'Je wachtwoord',
        leeg: 'Vul je wachtwoord in.',
      },
      code: {
        titel: 'Tweede inlogstap',
        uitleg: 'Vul de code van 6 cijfers uit je app in, of een herstelcode.',
        label: 'Code',
        leeg: 'Vul de code in.',
      },
      reden: {
        titel: 'Waarom kijk je hier?',
        uitleg:
          'Dit zijn gegevens van een klant. Je reden komt in het logboek te staan en de klant kan hem lezen. Hij geldt een kwartier voor deze klant.',
        label: 'Reden',
        leeg: 'Schrijf kort op waarom: minstens 8 tekens.',
      },
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
