import type { GameManifest } from '@spelrijk/game-kit/contract';

const SLINGER_TOETSEN = 'Na een goed woord slinger je aan het touw: laat los met de spatiebalk.';
const SLINGER_AANRAKEN = 'Na een goed woord slinger je aan het touw: tik om los te laten.';

export const manifest: GameManifest = {
  slug: 'platformklimmen',
  folder: 'platformklimmen',
  titel: 'Platformklimmen',
  plaatje: 'berg',
  instructie: 'Klim naar de top. Pak de grepen in de goede volgorde.',
  familie: 'F',
  antwoordvormen: ['VOLG', 'SPLIT'],
  bediening: {
    toetsen: `Kies een greep met de pijltjes links en rechts en pak hem met de spatiebalk. Met Backspace ga je een greep terug. Druk op Enter als het woord af is. ${SLINGER_TOETSEN}`,
    aanraken: `Tik op een greep, dan klim je erheen. Tik op de bel als het woord af is. ${SLINGER_AANRAKEN}`,
  },
  uitlegBij: {
    SPLIT: {
      instructie: 'Maak een trap van het woord: sla een haak op elke plek waar het woord in stukken gaat.',
      bediening: {
        toetsen: `Ga met de pijltjes naar een plek tussen twee letters. Sla een haak met de spatiebalk. Druk op Enter als de trap af is. ${SLINGER_TOETSEN}`,
        aanraken: `Tik tussen twee letters om een haak te slaan, of gebruik de knoppen. Tik op de bel als de trap af is. ${SLINGER_AANRAKEN}`,
      },
    },
  },
  spel: {
    werkwoord: 'slingeren en loslaten',
    keuze: 'op welk moment je het touw loslaat, en voor welke richel',
    verrassing: 'hoeveel bloemen er op een richel staan, en wat er in het nest ligt',
    blijft: 'de bloemenkrans en de veren van de ronde, op de top',
  },
  paneel: 'geen',
  maxLetters: 14,
};
