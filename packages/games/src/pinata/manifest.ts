import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'piñata',
  folder: 'pinata',
  titel: 'Piñata',
  plaatje: 'ezel',
  instructie: 'Typ de letters van het woord en sla de piñata kapot.',
  familie: 'H',
  rustig: true,
  antwoordvormen: ['TYP'],
  bediening: {
    toetsen:
      'Typ het woord. Druk op Enter om te slaan. Met Backspace haal je een letter weg. Na een goed woord kies je een kleine piñata met de pijltjes en sla je met de spatiebalk.',
    aanraken:
      'Tik de letters op het letterbord. Tik op Klaar om te slaan. Na een goed woord tik je op een kleine piñata als hij recht hangt.',
  },
  spel: {
    werkwoord: 'slaan op het goede moment',
    keuze: 'welke piñata je kiest: een langzame, of een snelle met meer snoep',
    verrassing: 'waar de snelle hangt en hoe ze slingeren',
    blijft: 'het snoep van de ronde, in de mand',
  },
  paneel: 'letters',
  maxLetters: 14,
};
