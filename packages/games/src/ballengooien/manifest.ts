import type { GameManifest } from '@spelrijk/game-kit/contract';

const STAPEL = {
  toetsen: 'Na een goed woord gooi je een stapel om: druk op de spatiebalk voor de plek, en nog eens voor de hoogte.',
  aanraken: 'Na een goed woord gooi je een stapel om: tik voor de plek, en nog eens voor de hoogte.',
} as const;

export const manifest: GameManifest = {
  slug: 'ballengooien',
  folder: 'ballengooien',
  titel: 'Ballengooien',
  plaatje: 'teddybeer',
  instructie: 'Gooi de blikken om, in de goede volgorde van het woord.',
  familie: 'C',
  rustig: true,
  antwoordvormen: ['VOLG', 'KIES'],
  bediening: {
    toetsen: `Kies een blik met de pijltjes links en rechts en gooi met de spatiebalk. Met Backspace gaat een blik terug. Druk op Enter als het woord af is. ${STAPEL.toetsen}`,
    aanraken: `Tik op een blik, dan gooi je erop. Tik op Klaar als het woord af is. ${STAPEL.aanraken}`,
  },
  uitlegBij: {
    KIES: {
      instructie: 'Gooi het blik met het goede antwoord om.',
      bediening: {
        toetsen: `Kies een blik met de pijltjes links en rechts en gooi met de spatiebalk. Of druk op 1, 2, 3 of 4. ${STAPEL.toetsen}`,
        aanraken: `Tik op het blik met het goede antwoord. ${STAPEL.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'een stapel blikken omgooien',
    keuze: 'welk blik je raakt, zodat er het meest mee omvalt',
    verrassing: 'welke blikken vol zand zitten, en wie er op de stapel zit',
    blijft: 'de knuffels op de toonbank, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
  maxVraag: 90,
};
