import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'bladblazen',
  folder: 'bladblazen',
  titel: 'Bladblazen',
  plaatje: 'egel',
  instructie: 'Blaas de blaadjes van de stenen en lees. Kies dan de goede steen.',
  familie: 'H',
  rustig: true,
  antwoordvormen: ['KIES'],
  vormen: [
    'tekst-vraag',
    'zin-antwoord',
    'fout-woord',
    'welk-woord',
    'verwijswoord',
    'waar-niet-waar',
    'woord-of-niet',
    'goed-fout',
    'kies',
  ],
  bediening: {
    toetsen:
      'Blaas met de spatiebalk. Kies dan met een cijfer, of met de pijltjes en Enter. Na een goed antwoord houd je de pijltjes vast en blaas je de blaadjes naar de hoop.',
    aanraken: 'Tik op de blaadjes, dan waaien ze weg. Tik dan op de goede steen. Na een goed antwoord volgt de blazer je vinger.',
  },
  uitlegBij: {
    'tekst-vraag': {
      instructie: 'Lees het verhaal. Blaas dan de blaadjes van de stenen en kies de goede steen.',
      bediening: {
        toetsen:
          'Blader met de pijltjes of de spatiebalk. Blaas dan met de spatiebalk, en kies met een cijfer, of met de pijltjes en Enter. Met Tab kom je bij het boek: je mag altijd teruglezen. Na een goed antwoord houd je de pijltjes vast en blaas je de blaadjes naar de hoop.',
        aanraken:
          'Tik op Verder om te bladeren. Tik dan op de blaadjes, en op de goede steen. Tik op het boek om terug te lezen. Na een goed antwoord volgt de blazer je vinger.',
      },
    },
  },
  spel: {
    werkwoord: 'blaadjes bij elkaar blazen',
    keuze: 'van welke kant je blaast, en welke blaadjes het eerst',
    verrassing: 'wat er onder de blaadjes ligt',
    blijft: 'de bladerhoop met de egels, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 60,
  maxVraag: 140,
  maxTekst: 4000,
  zinnen: true,
};
