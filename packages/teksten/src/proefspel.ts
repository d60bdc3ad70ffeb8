import { teksten } from './shape.ts';

/** A game in a page of the site, for somebody without an account. */
export const proefspelTeksten = teksten(
  'proefspel',
  {
    kop: 'Speel een potje',
    uitleg: 'Dit zijn echte spellen uit Spelrijk, met vijf woorden. Je hebt geen account nodig en we bewaren niets. Maak gerust een fout.',
    games: {
      pinata: { naam: 'Piñata', wat: 'Hoor een woord en schrijf het helemaal zelf.' },
      rups: { naam: 'Rups', wat: 'Zet de letters in de goede volgorde.' },
      glazenwasser: { naam: 'Glazenwasser', wat: 'Kijk even goed en schrijf het uit je hoofd.' },
      splitsmachine: { naam: 'Splitsmachine', wat: 'Verdeel een woord in klankgroepen.' },
    },
    zonderScript: 'Om te spelen heb je JavaScript nodig.',
    laden: 'Het spel komt eraan …',
    fout: 'Het spel kon niet worden geladen. Kijk of er internet is.',
    opnieuw: 'Probeer het nog eens',
    terug: 'Terug naar de pagina',
    begin: 'Spelen',
    klaar: 'Klaar!',
    goed: 'Je schreef {{aantal}} van de {{totaal}} woorden in één keer goed.',
    dank: 'Met een account kiest Spelrijk zelf de woorden die bij je passen.',
    nogEens: 'Nog een keer',
    aanvragen: 'Vraag een account aan',
  },
  { kop: 'Speel een spelletje' },
);
