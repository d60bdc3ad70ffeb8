import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'pizzabakken',
  folder: 'pizzabakken',
  titel: 'Pizza bakken',
  plaatje: 'kok',
  instructie: 'Een gast bestelt een woord. Leg het op de pizza en bak hem in de oven.',
  familie: 'A',
  antwoordvormen: ['VOLG', 'SPLIT', 'TYP'],
  eigen: ['recept'],
  bediening: {
    toetsen:
      'Kies met pijltje links en rechts. Leg neer met pijltje omhoog. Met Backspace haal je er een af. Druk op Enter voor de oven. Na een goed woord deel je uit: pijltje links of rechts geeft de punt die daar ligt.',
    aanraken:
      'Tik op wat je op de pizza wilt. Tik op een stuk op de pizza om het eraf te halen. Tik op de oven als de pizza vol is. Na een goed woord deel je uit: tik op een gast.',
  },
  uitlegBij: {
    recept: {
      instructie: 'Lees het recept. Leg alles op de pizza, in de goede volgorde, en bak hem in de oven.',
      bediening: {
        toetsen:
          'Kies met pijltje links en rechts. Leg neer met pijltje omhoog. Met Backspace haal je er een af. Druk op Enter voor de oven. Na een goede pizza deel je uit: pijltje links of rechts geeft de punt die daar ligt.',
        aanraken:
          'Tik op wat je op de pizza wilt. Tik op een stuk op de pizza om het eraf te halen. Tik op de oven als de pizza klaar is. Na een goede pizza deel je uit: tik op een gast.',
      },
    },
    SPLIT: {
      instructie: 'Snijd de pizza in klankgroepen. Bak hem daarna in de oven.',
      bediening: {
        toetsen:
          'Ga met de pijltjes naar een plek tussen twee letters. Snijd met de spatiebalk. Druk op Enter voor de oven. Na een goed woord deel je uit: pijltje links of rechts geeft de punt die daar ligt.',
        aanraken:
          'Tik tussen twee letters om te snijden. Tik op de oven als je klaar bent. Na een goed woord deel je uit: tik op een gast.',
      },
    },
    TYP: {
      instructie: 'Een gast bestelt een woord. Typ het op de pizza en bak hem in de oven.',
      bediening: {
        toetsen:
          'Typ het woord. Druk op Enter voor de oven. Met Backspace haal je een letter weg. Na een goed woord deel je uit: pijltje links of rechts geeft de punt die daar ligt.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar voor de oven. Na een goed woord deel je uit: tik op een gast.',
      },
    },
  },
  spel: {
    werkwoord: 'pizza uitdelen',
    keuze: 'wie je eerst iets geeft, en welke punt',
    verrassing: 'waar de gasten nu weer zin in krijgen',
    blijft: 'hoe vaak een gast kreeg wat hij wilde, de hele ronde',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 12,
  maxVraag: 105,
};
