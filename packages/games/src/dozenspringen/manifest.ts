import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'dozenspringen',
  folder: 'dozenspringen',
  titel: 'Dozenspringen',
  plaatje: 'cadeau',
  instructie: 'Spring op de doos die in het woord past. Zo kom je steeds hoger.',
  familie: 'F',
  antwoordvormen: ['GAP', 'KIES'],
  bediening: {
    toetsen:
      'Loop met de pijltjes links en rechts. Spring met pijltje omhoog of de spatiebalk. Of druk op 1, 2 of 3. Na een goed woord zet je af met de spatiebalk, net als je beneden bent.',
    aanraken: 'Tik op een doos, dan spring je erop. Na een goed woord tik je als je beneden bent, daar waar je heen wilt.',
  },
  uitlegBij: {
    KIES: {
      instructie: 'Spring op de doos met het goede antwoord. Zo kom je steeds hoger.',
      bediening: {
        toetsen:
          'Loop met de pijltjes links en rechts. Spring met pijltje omhoog of de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord zet je af met de spatiebalk, net als je beneden bent.',
        aanraken: 'Tik op een doos, dan spring je erop. Na een goed woord tik je als je beneden bent, daar waar je heen wilt.',
      },
    },
  },
  spel: {
    werkwoord: 'trampolinespringen',
    keuze: 'wanneer je afzet en naar welke ster je stuurt',
    verrassing: 'waar de sterren hangen en de wolk die je omhoog gooit',
    blijft: 'je hoogste sprong, en je toren die steeds voller wordt',
  },
  verzameling: {
    titel: 'Je toren',
    vraag: 'Wat zet je op je toren?',
    stukken: [
      { id: 'beer', naam: 'een beer' },
      { id: 'robot', naam: 'een robot' },
      { id: 'trommel', naam: 'een trommel' },
      { id: 'bal', naam: 'een strandbal' },
      { id: 'eend', naam: 'een badeend' },
      { id: 'huis', naam: 'een poppenhuis' },
      { id: 'vlieger', naam: 'een vlieger' },
      { id: 'kasteel', naam: 'een kasteel' },
      { id: 'plant', naam: 'een plant' },
      { id: 'klok', naam: 'een wekker' },
      { id: 'paard', naam: 'een hobbelpaard' },
      { id: 'lamp', naam: 'een lamp' },
    ],
  },
  paneel: 'geen',
  maxLetters: 12,
  maxVraag: 90,
};
