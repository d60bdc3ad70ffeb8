import type { GameManifest } from '@spelrijk/game-kit/contract';

const VAREN = {
  toetsen: 'Na een goed antwoord vaar je met de pijltjes een rondje om de vissen heen.',
  aanraken: 'Na een goed antwoord vaart je boot naar je vinger. Maak een rondje om de vissen heen.',
} as const;

/** One fish is the answer, to a question or of a rule. */
const EEN = {
  instructie: 'Gooi je net om de vis met het goede antwoord.',
  bediening: {
    toetsen: `Kies een vis met de pijltjes en druk op Enter. Of druk op een cijfer. ${VAREN.toetsen}`,
    aanraken: `Tik op de vis die je wilt vangen. ${VAREN.aanraken}`,
  },
} as const;

export const manifest: GameManifest = {
  slug: 'vissenvangen',
  folder: 'vissenvangen',
  titel: 'Vissen vangen',
  plaatje: 'vis',
  instructie: 'Vang de vissen in de goede volgorde.',
  familie: 'G',
  rustig: true,
  antwoordvormen: ['VOLG', 'KIES', 'SORT'],
  sorteervraag: 'Bij welke vis hoort dit?',
  bediening: {
    toetsen: `Kies een vis met de pijltjes. Vang hem met pijltje omhoog. Met Backspace gooi je er een terug. Druk op Enter als het af is. ${VAREN.toetsen}`,
    aanraken: `Tik op de vissen in de goede volgorde. Tik op Klaar als het af is. ${VAREN.aanraken}`,
  },
  uitlegBij: { KIES: EEN, SORT: EEN },
  spel: {
    werkwoord: 'omsingelen met je net',
    keuze: 'een klein rondje om een paar vissen, of een groot rondje om de hele school',
    verrassing: 'hoe de scholen zwemmen, en waar de kwal tussendoor zwemt',
    blijft: 'de vissen in je aquarium, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 60,
  maxVraag: 110,
  zinnen: true,
};
