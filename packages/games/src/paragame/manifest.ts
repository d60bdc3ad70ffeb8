import type { GameManifest } from '@spelrijk/game-kit/contract';

const SPRONG = {
  toetsen: 'Na een goed woord spring je uit het vliegtuig: druk op de spatiebalk om te springen, en nog eens voor je parachute.',
  aanraken: 'Na een goed woord spring je uit het vliegtuig: tik om te springen, en nog eens voor je parachute.',
} as const;

export const manifest: GameManifest = {
  slug: 'paragame',
  folder: 'paragame',
  titel: 'Paragame',
  plaatje: 'parachute',
  instructie: 'Je zweeft boven de wei. Land op het kleed met het goede antwoord.',
  familie: 'G',
  antwoordvormen: ['GAP', 'KIES'],
  bediening: {
    toetsen: `Zweef met de pijltjes links en rechts. Land met de spatiebalk. Of druk op 1, 2, 3 of 4. ${SPRONG.toetsen}`,
    aanraken: `Tik op het kleed waar je wilt landen. ${SPRONG.aanraken}`,
  },
  uitlegBij: {
    GAP: {
      instructie: 'Je zweeft boven de wei. Land op het kleed met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Zweef met de pijltjes links en rechts. Land met de spatiebalk. Of druk op 1, 2, 3 of 4. ${SPRONG.toetsen}`,
        aanraken: `Tik op het kleed met het stukje dat past. ${SPRONG.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'springen en je parachute opentrekken',
    keuze: 'wanneer je springt, en hoe lang je valt voor je aan het koord trekt',
    verrassing: 'hoe hard het waait, en wat er waar op de wei ligt',
    blijft: 'de lapjes op je parachute, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
