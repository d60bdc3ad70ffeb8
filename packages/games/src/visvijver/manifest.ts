import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'visvijver',
  folder: 'visvijver',
  titel: 'Visvijver',
  plaatje: 'kikker',
  instructie: 'Een vis brengt een woord. Laat hem naar het goede lelieblad zwemmen.',
  familie: 'A',
  rustig: true,
  antwoordvormen: ['SORT', 'TYP'],
  bediening: {
    toetsen: 'Druk op 1, 2, 3 of 4. Of kies met de pijltjes en druk op Enter. Met pijltje omhoog zet je een plant voor een schelp.',
    aanraken: 'Tik op een lelieblad, of sleep de vis erheen. Heb je een schelp? Tik in het water voor een plant.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'De kikker wil woorden op zijn blad. Luister en schrijf ze op.',
      bediening: {
        toetsen: 'Typ het woord en druk op Enter. Met Backspace haal je een letter weg.',
        aanraken: 'Tik de letters op het letterbord. Tik op Klaar als het woord af is.',
      },
    },
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
};
