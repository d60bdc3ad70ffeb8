import { teksten } from './shape.ts';

/** Search everywhere: its dialog, and what can be found beside names. */
export const zoekenTeksten = teksten(
  'zoeken',
  {
    titel: 'Zoek in heel Spelrijk',
    wat: 'Leerling, groep, docent, lijst of scherm',
    sluit: 'Sluit',
    treffers: 'Gevonden',
    bezig: 'We halen de namen op …',
    niets: 'Niets gevonden met ‘{{zoek}}’.',
    gevonden_one: '{{count}} gevonden',
    gevonden_other: '{{count}} gevonden',
    soort: { leerling: 'Leerling', groep: 'Groep', docent: 'Docent', woordlijst: 'Woordlijst', scherm: 'Ga hierheen' },
    doen: {
      groepErbij: 'Een groep toevoegen',
      nieuwSchooljaar: 'Nieuw schooljaar',
      docentUitnodigen: 'Een docent uitnodigen',
      gegevens: 'Gegevens meenemen',
      terugzetten: 'Een leerling terugzetten',
      account: 'Mijn account',
      voortgang: 'Voortgang',
      woordlijsten: 'Woordlijsten',
      klassendictee: 'Klassendictee',
      oefeninstellingen: 'Oefeninstellingen',
      inlogkaarten: 'Inlogkaarten',
      leerlingen: 'Leerlingen',
      toevoegen: 'Leerlingen toevoegen',
    },
    /** Other words for the same, that are searched in and never shown. */
    ook: {
      groepErbij: 'nieuwe groep klas maken',
      nieuwSchooljaar: 'jaarovergang overgang zittenblijven',
      docentUitnodigen: 'collega leerkracht juf meester',
      gegevens: 'export downloaden dossier',
      terugzetten: 'verwijderd prullenbak terughalen',
      account: 'wachtwoord mailadres tweede stap inloggen',
      voortgang: 'resultaten rapport matrix',
      woordlijsten: 'woorden week eigen lijst',
      klassendictee: 'dictee toets',
      oefeninstellingen: 'instellingen niveau tempo letter geluid',
      inlogkaarten: 'wachtwoorden inloggen kaarten',
      leerlingen: 'kinderen beheer verplaatsen',
      toevoegen: 'kinderen nieuwe leerling plakken',
    },
  },
  {
    wat: 'Leerling, klas, docent, lijst of scherm',
    soort: { groep: 'Klas' },
    doen: { groepErbij: 'Een klas toevoegen' },
  },
);
