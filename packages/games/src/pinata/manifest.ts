import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'piñata',
  folder: 'pinata',
  titel: 'Piñata',
  plaatje: 'ezel',
  instructie: 'Luister naar het woord. Typ de letters en sla de piñata kapot.',
  familie: 'H',
  rustig: true,
  antwoordvormen: ['TYP'],
  bediening: {
    toetsen: 'Typ het woord. Druk op Enter om te slaan. Met Backspace haal je een letter weg.',
    aanraken: 'Tik de letters op het letterbord. Tik op Klaar om te slaan.',
  },
  paneel: 'letters',
  maxLetters: 14,
};
