import type { GameManifest } from '@spelrijk/game-kit/contract';

const POP_TOETSEN = 'Na een goed woord bouw je een sneeuwpop: schiet met de spatiebalk als de pijl goed staat.';
const POP_AANRAKEN = 'Na een goed woord bouw je een sneeuwpop: tik als de pijl goed staat.';

export const manifest: GameManifest = {
  slug: 'sneeuwkanon',
  folder: 'sneeuwkanon',
  titel: 'Sneeuwkanon',
  plaatje: 'sneeuwvlok',
  instructie: 'Richt het sneeuwkanon op het bord met het goede antwoord.',
  familie: 'C',
  antwoordvormen: ['KIES', 'TYP'],
  bediening: {
    toetsen: `Richt met de pijltjes en schiet met de spatiebalk. Of druk op 1, 2, 3 of 4. ${POP_TOETSEN}`,
    aanraken: `Tik op een bord, dan schiet het kanon erop. ${POP_AANRAKEN}`,
  },
  uitlegBij: {
    TYP: {
      instructie: 'Typ het woord. Bij elke letter wordt je sneeuwbal groter.',
      bediening: {
        toetsen: `Typ het woord en druk op Enter. Met Backspace haal je een letter weg. ${POP_TOETSEN}`,
        aanraken: `Tik de letters op het letterbord. Tik op Klaar als het woord af is. ${POP_AANRAKEN}`,
      },
    },
  },
  spel: {
    werkwoord: 'sneeuwballen stapelen',
    keuze: 'wanneer je schiet: recht op elkaar, of scheef en hoog',
    verrassing: 'welke hoed er uit het kanon komt',
    blijft: 'de sneeuwpoppen van de ronde, langs de piste',
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 14,
  maxVraag: 90,
};
