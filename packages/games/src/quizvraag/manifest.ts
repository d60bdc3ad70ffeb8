import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'quizvraag',
  folder: 'quizvraag',
  titel: 'Quizvraag',
  plaatje: 'microfoon',
  instructie: 'Bloep stelt de vraag. Kies het goede antwoord. Je hebt drie jokers.',
  familie: 'L',
  rustig: true,
  antwoordvormen: ['KIES', 'GAP', 'TYP'],
  bediening: {
    toetsen:
      'Druk op 1, 2, 3 of 4. Of kies met de pijltjes en druk op Enter. Met Tab kom je bij de jokers. Na een goed woord druk je op de spatiebalk zodra de lamp brandt. Kies daarna met de pijltjes en de spatiebalk.',
    aanraken:
      'Tik op het antwoord. Weet je het niet? Tik op een joker. Na een goed woord tik je op de zoemer zodra de lamp brandt, en daarna op een hoed.',
  },
  uitlegBij: {
    'tekst-vraag': {
      instructie: 'Lees het verhaal. Bloep stelt er vragen over. Kies het goede antwoord.',
      bediening: {
        toetsen:
          'Blader met de pijltjes of de spatiebalk. Druk dan op 1, 2, 3 of 4. Met Tab kom je bij het boek en bij de jokers: je mag altijd teruglezen. Na een goed antwoord druk je op de spatiebalk zodra de lamp brandt. Kies daarna met de pijltjes en de spatiebalk.',
        aanraken:
          'Tik op Verder om te bladeren. Tik dan op het antwoord. Tik op het boek om terug te lezen, of op een joker. Na een goed antwoord tik je op de zoemer zodra de lamp brandt, en daarna op een hoed.',
      },
    },
    TYP: {
      instructie: 'Typ het woord op je lessenaar. Je hebt twee jokers.',
      bediening: {
        toetsen:
          'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Met Tab kom je bij de jokers. Na een goed woord druk je op de spatiebalk zodra de lamp brandt. Kies daarna met de pijltjes en de spatiebalk.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Na een goed woord tik je op de zoemer zodra de lamp brandt, en daarna op een hoed.',
      },
    },
  },
  spel: {
    werkwoord: 'volgen met je ogen',
    keuze: 'rustig aan voor één ster, of durven voor drie',
    verrassing: 'wie het eerst op de zoemer drukt, hoe de hoeden wisselen en wat Bloep zegt',
    blijft: 'de sterren van de ronde, bij de prijs',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 60,
  typtZinnen: true,
  maxVraag: 140,
  zinnen: true,
  maxTekst: 4000,
  klanken: true,
};
