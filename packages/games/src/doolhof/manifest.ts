import type { GameManifest } from '@spelrijk/game-kit/contract';

const LEZEN = {
  instructie: 'Lees het verhaal. Loop dan door de poort met het goede antwoord.',
  bediening: {
    toetsen:
      'Blader met de pijltjes of de spatiebalk. Loop dan met de pijltjes, of druk op 1, 2, 3 of 4. Met Tab kom je bij het boek: je mag altijd teruglezen. Na een goed antwoord ga je het kasteel in: kies een gang met de pijltjes.',
    aanraken:
      'Tik op Verder om te bladeren. Tik dan op een poort of op het pad. Tik op het boek om terug te lezen. Na een goed antwoord ga je het kasteel in: tik op een kamer.',
  },
} as const;

export const manifest: GameManifest = {
  slug: 'doolhof',
  folder: 'doolhof',
  titel: 'Doolhof',
  plaatje: 'sleutel',
  instructie: 'Loop door de poort met het goede antwoord. Zo vind je de schat.',
  familie: 'E',
  rustig: true,
  antwoordvormen: ['KIES', 'GAP', 'SORT'],
  eigen: ['tekst-klopt', 'tekst-deel'],
  uitlegBij: {
    'tekst-vraag': LEZEN,
    'tekst-klopt': LEZEN,
    'tekst-deel': LEZEN,
  },
  sorteervraag: 'Bij welke poort hoort dit?',
  bediening: {
    toetsen:
      'Loop met de pijltjes. Of druk op 1, 2, 3 of 4, dan loop je vanzelf naar die poort. Na een goed woord ga je het kasteel in: kies een gang met de pijltjes.',
    aanraken: 'Tik op een poort of op het pad, dan loop je erheen. Na een goed woord ga je het kasteel in: tik op een kamer.',
  },
  spel: {
    werkwoord: 'een kasteel verkennen',
    keuze: 'welke gang je neemt, want je lantaarn brandt vier kamers lang',
    verrassing: 'wat er in een donkere kamer ligt, en welke sleutel waar past',
    blijft: 'je schatkamer, die schat na schat voller wordt',
  },
  verzameling: {
    titel: 'Je schatkamer',
    vraag: 'Welke schat neem je mee?',
    stukken: [
      { id: 'kroon', naam: 'een kroon' },
      { id: 'ring', naam: 'een ring' },
      { id: 'beker', naam: 'een beker' },
      { id: 'zwaard', naam: 'een zwaard' },
      { id: 'harp', naam: 'een harp' },
      { id: 'masker', naam: 'een masker' },
      { id: 'lamp', naam: 'een toverlamp' },
      { id: 'boek', naam: 'een toverboek' },
      { id: 'kompas', naam: 'een kompas' },
      { id: 'ei', naam: 'een drakenei' },
      { id: 'draakje', naam: 'een draakje' },
      { id: 'spiegel', naam: 'een spiegel' },
      { id: 'robijn', naam: 'een robijn' },
      { id: 'fluit', naam: 'een fluit' },
    ],
  },
  paneel: 'geen',
  maxLetters: 18,
  maxVraag: 90,
  maxTekst: 4000,
  maxKeuze: 30,
};
