import type { GameManifest } from '@spelrijk/game-kit/contract';

const SLUIZEN = {
  toetsen: 'Na een goed woord leid je het water naar de potten: ga met de pijltjes naar een buis en draai hem met de spatiebalk.',
  aanraken: 'Na een goed woord leid je het water naar de potten: tik op een buis, dan draait hij.',
} as const;

export const manifest: GameManifest = {
  slug: 'pijplijn',
  folder: 'pijplijn',
  titel: 'Pijplijn',
  plaatje: 'zonnebloem',
  instructie: 'Leg de stukken buis in de goede volgorde. Draai dan de kraan open.',
  familie: 'E',
  rustig: true,
  antwoordvormen: ['VOLG', 'SPLIT'],
  vormen: ['letters-ordenen', 'hakken', 'klankgroepen'],
  eigen: ['zin-verbinden'],
  bediening: {
    toetsen: `Kies een stuk buis met de pijltjes links en rechts. Met pijltje op leg je het neer, met pijltje neer haal je het laatste weg. Met Enter gaat de kraan open. ${SLUIZEN.toetsen}`,
    aanraken: `Tik op een stuk buis om het neer te leggen. Tik op de kraan als het woord af is. ${SLUIZEN.aanraken}`,
  },
  uitlegBij: {
    'zin-verbinden': {
      instructie: 'Lees het begin van de zin. Leg er twee stukken buis achter, zodat alles bij elkaar past. Draai dan de kraan open.',
      bediening: {
        toetsen: `Kies een stuk buis met de pijltjes links en rechts. Met pijltje op leg je het neer, met pijltje neer haal je het laatste weg. Met Enter gaat de kraan open. ${SLUIZEN.toetsen}`,
        aanraken: `Tik op een stuk buis om het neer te leggen. Tik op de kraan als de zin af is. ${SLUIZEN.aanraken}`,
      },
    },
    SPLIT: {
      instructie: 'Zet een wiel tussen de stukken van het woord. Draai dan de kraan open.',
      bediening: {
        toetsen: `Ga met de pijltjes naar een plek tussen twee letters. Zet een wiel met de spatiebalk. Met Enter gaat de kraan open. ${SLUIZEN.toetsen}`,
        aanraken: `Tik tussen twee letters om een wiel te zetten. Tik op de kraan als je klaar bent. ${SLUIZEN.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'buizen draaien',
    keuze: 'naar welke pot het water het eerst gaat',
    verrassing: 'wat er uit de pot groeit',
    blijft: 'de tuin boven de grond, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 60,
};
