import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'blobgezocht',
  folder: 'blobgezocht',
  titel: 'Blob gezocht',
  plaatje: 'ogen',
  instructie: 'Zoek de plek die bij het briefje past. Daar zit een blob.',
  familie: 'L',
  rustig: true,
  antwoordvormen: ['KIES'],
  vormen: ['woord-plaatje', 'zin-plaatje', 'welk-woord', 'verwijswoord'],
  eigen: ['zoek-beeld'],
  bediening: {
    toetsen:
      'Druk op 1, 2, 3 of 4. Of zoek met de pijltjes en druk op Enter. Na een goed antwoord druk je op de spatiebalk als er iemand rent.',
    aanraken: 'Tik op de plek waar de blob zit. Na een goed antwoord tik je als er iemand rent.',
  },
  spel: {
    werkwoord: 'omkijken',
    keuze: 'nu omkijken, of wachten tot er meer tegelijk rennen',
    verrassing: 'wie er rent, en welk dier stiekem meedoet',
    blijft: 'wie je zag, op de klassenfoto, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 44,
  maxVraag: 140,
};
