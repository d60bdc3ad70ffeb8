import type { GameManifest } from '@spelrijk/game-kit/contract';

const SCHILDEREN = {
  toetsen:
    'Na een goed woord schilder je op het grote laken: kies een plek met de pijltjes, een kleur met 1, 2 of 3, en gooi met de spatiebalk.',
  aanraken: 'Na een goed woord schilder je op het grote laken: tik op een verfpot en dan op het laken.',
} as const;

export const manifest: GameManifest = {
  slug: 'verfgooien',
  folder: 'verfgooien',
  titel: 'Verf gooien',
  plaatje: 'kwast',
  instructie: 'Gooi de verfballon tegen het laken waar hij bij hoort.',
  familie: 'C',
  rustig: true,
  antwoordvormen: ['SORT', 'KIES'],
  sorteervraag: 'Bij welk laken hoort dit?',
  bediening: {
    toetsen: `Druk op 1, 2, 3 of 4. Of kies een laken met de pijltjes en gooi met de spatiebalk. ${SCHILDEREN.toetsen}`,
    aanraken: `Tik op een laken, of sleep de ballon erheen. ${SCHILDEREN.aanraken}`,
  },
  spel: {
    werkwoord: 'verf gooien en kleuren mengen',
    keuze: 'waar je gooit en met welke kleur, zodat er kleuren mengen',
    verrassing: 'welke tekeningen van wit krijt er onder de verf verschijnen',
    blijft: 'je schilderij, dat de hele ronde groeit',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
