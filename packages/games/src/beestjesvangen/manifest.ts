import type { GameManifest } from '@spelrijk/game-kit/contract';

const SLUIPEN = {
  toetsen:
    'Na een goed woord sluip je naar een zeldzaam beestje: houd de spatiebalk of pijltje rechts ingedrukt om te lopen, en laat los als het kijkt.',
  aanraken: 'Na een goed woord sluip je naar een zeldzaam beestje: houd je vinger op het scherm om te lopen, en laat los als het kijkt.',
} as const;

export const manifest: GameManifest = {
  slug: 'beestjesvangen',
  folder: 'beestjesvangen',
  titel: 'Beestjes vangen',
  plaatje: 'vlinder',
  instructie: 'In de wei vliegen beestjes. Vang met je netje het beestje met het goede antwoord.',
  familie: 'D',
  antwoordvormen: ['KIES', 'SORT'],
  sorteervraag: 'Bij welk beestje hoort dit?',
  bediening: {
    toetsen: `Loop met de pijltjes en vang met de spatiebalk. Of druk op 1, 2, 3 of 4, dan loop je er vanzelf heen. ${SLUIPEN.toetsen}`,
    aanraken: `Tik op het beestje dat je wilt vangen. Of tik in de wei, dan loop je erheen. ${SLUIPEN.aanraken}`,
  },
  spel: {
    werkwoord: 'sluipen en stilstaan',
    keuze: 'hoe lang je nog doorloopt als de voelsprieten omhoog gaan',
    verrassing: 'wanneer het beestje omkijkt, en welk beestje het is',
    blijft: 'de beestjes in je insectenhotel, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
