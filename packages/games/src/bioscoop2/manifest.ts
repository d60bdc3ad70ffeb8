import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'bioscoop2',
  folder: 'bioscoop2',
  titel: 'Bioscoop',
  plaatje: 'popcorn',
  instructie: 'Kijk naar het doek. Het woord is er maar even. Daarna is het jouw beurt.',
  familie: 'J',
  antwoordvormen: ['FLITS', 'TYP'],
  bediening: {
    toetsen: 'Kies het woord dat je zag met 1, 2, 3 of 4, of typ het en druk op Enter. Met Tab kom je bij de spoel: die draait terug.',
    aanraken: 'Tik op het kaartje met het woord dat je zag. Of tik de letters. Niet gezien? Tik op de spoel.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Typ het woord op de kaartjesautomaat. Dan gaat de film verder.',
      bediening: {
        toetsen: 'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Met Tab kom je bij de spoel.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Niet gezien? Tik op de spoel.',
      },
    },
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 60,
  typtZinnen: true,
  flitst: true,
};
