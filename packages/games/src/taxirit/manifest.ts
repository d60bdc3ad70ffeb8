import type { GameManifest } from '@spelrijk/game-kit/contract';

const STAD = {
  toetsen: 'Na een goed woord rijd je vrij door de stad: stuur met de pijltjes en haal lifters op.',
  aanraken: 'Na een goed woord rijd je vrij door de stad: tik op een lifter of op een straathoek, dan rijdt je taxi erheen.',
} as const;

export const manifest: GameManifest = {
  slug: 'taxirit',
  folder: 'taxirit',
  titel: 'Taxirit',
  plaatje: 'taxi',
  instructie: 'Neem steeds de afslag met het volgende stukje van het woord.',
  familie: 'E',
  antwoordvormen: ['VOLG', 'GAP', 'KIES'],
  eigen: ['route'],
  vormen: [
    'letters-ordenen',
    'hakken',
    'ontbrekend-grafeem',
    'kies',
    'woord-plaatje',
    'rijm',
    'eerste-klank',
    'laatste-klank',
    'middelste-klank',
    'hoor-letter',
  ],
  bediening: {
    toetsen: `Kies een afslag met de pijltjes links en rechts. Met pijltje op neem je hem, met pijltje neer rijd je terug. Druk op Enter als het woord af is. ${STAD.toetsen}`,
    aanraken: `Tik op een bord, dan neemt de taxi die afslag. Tik op Klaar als het woord af is. ${STAD.aanraken}`,
  },
  uitlegBij: {
    route: {
      instructie: 'Rijd overal langs, in de volgorde die op het bord staat.',
      bediening: {
        toetsen: `Kies een afslag met de pijltjes links en rechts. Met pijltje op neem je hem, met pijltje neer rijd je terug. Druk op Enter als je overal bent geweest. ${STAD.toetsen}`,
        aanraken: `Tik op een bord, dan rijdt de taxi daarlangs. Tik op Klaar als je overal bent geweest. ${STAD.aanraken}`,
      },
    },
    KIES: {
      instructie: 'Neem de afslag met het goede antwoord.',
      bediening: {
        toetsen: `Kies een afslag met de pijltjes en neem hem met Enter. Of druk op 1, 2, 3 of 4. ${STAD.toetsen}`,
        aanraken: `Tik op het bord met het goede antwoord. ${STAD.aanraken}`,
      },
    },
    GAP: {
      instructie: 'Neem de afslag met het stukje dat in het woord past.',
      bediening: {
        toetsen: `Kies een afslag met de pijltjes en neem hem met Enter. Of druk op 1, 2, 3 of 4. ${STAD.toetsen}`,
        aanraken: `Tik op het bord met het stukje dat past. ${STAD.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'rondrijden',
    keuze: 'wie je eerst ophaalt, en langs welke straten',
    verrassing: 'wie er staat te liften, en welke sticker je krijgt',
    blijft: 'de stickers op je taxi, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 140,
};
