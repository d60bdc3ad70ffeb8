import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'sjabloon-slug',
  folder: 'sjabloon',
  titel: 'Sjabloon',
  plaatje: 'ster',
  instructie: 'Typ het woord, dan gaat de kist open.',
  familie: 'H',
  antwoordvormen: ['TYP'],
  bediening: { toetsen: 'Typ het woord en druk op Enter.', aanraken: 'Tik de letters en tik op Klaar.' },
  paneel: 'letters',
  maxLetters: 14,
};
