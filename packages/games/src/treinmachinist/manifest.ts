import type { GameManifest } from '@spelrijk/game-kit/contract';

const LEZEN = {
  instructie: 'Lees het verhaal. Zet dan de wissel naar het station waar het bij hoort.',
  bediening: {
    toetsen:
      'Blader met de pijltjes of de spatiebalk. Zet dan de wissel met pijltje omhoog en omlaag, en rijd weg met Enter. Of druk op 1, 2, 3 of 4. Met Tab kom je bij het boek: je mag altijd teruglezen. Na een goed antwoord rem je met de spatiebalk bij een perron.',
    aanraken:
      'Tik op Verder om te bladeren. Tik dan op het station waar de wagon heen moet. Tik op het boek om terug te lezen. Na een goed antwoord rem je bij een perron: tik op de rem.',
  },
} as const;

export const manifest: GameManifest = {
  slug: 'treinmachinist',
  folder: 'treinmachinist',
  titel: 'Treinmachinist',
  plaatje: 'trein',
  instructie: 'Zet de wissel om. Laat de wagon naar het goede station rijden.',
  familie: 'B',
  antwoordvormen: ['SORT', 'KIES'],
  eigen: ['tekst-klopt', 'tekst-deel'],
  sorteervraag: 'Bij welk station hoort dit?',
  bediening: {
    toetsen:
      'Zet de wissel met pijltje omhoog en omlaag. Met Enter rijdt de wagon weg. Met de spatiebalk rem je. Of druk op 1, 2, 3 of 4. Na een goed woord rem je met de spatiebalk bij een perron.',
    aanraken: 'Tik op het station waar de wagon heen moet. Na een goed woord rem je bij een perron: tik op de rem.',
  },
  uitlegBij: {
    'tekst-vraag': LEZEN,
    'tekst-klopt': LEZEN,
    'tekst-deel': LEZEN,
  },
  spel: {
    werkwoord: 'remmen bij het perron',
    keuze: 'bij welke perrons je stopt, want er zijn maar vijf plaatsen',
    verrassing: 'hoeveel reizigers er op elk perron staan',
    blijft: 'je eigen trein, die wagen na wagen langer wordt',
  },
  verzameling: {
    titel: 'Je trein',
    vraag: 'Welke wagen komt achter je trein?',
    stukken: [
      { id: 'post', naam: 'een postwagen' },
      { id: 'slaap', naam: 'een slaapwagen' },
      { id: 'bloemen', naam: 'een bloemenwagen' },
      { id: 'melk', naam: 'een melkwagen' },
      { id: 'ijs', naam: 'een ijswagen' },
      { id: 'hout', naam: 'een houtwagen' },
      { id: 'circus', naam: 'een circuswagen' },
      { id: 'zwembad', naam: 'een zwembad' },
      { id: 'muziek', naam: 'een muziekwagen' },
      { id: 'giraf', naam: 'een wagen met een giraf' },
      { id: 'taart', naam: 'een taartwagen' },
      { id: 'raket', naam: 'een raket' },
      { id: 'kas', naam: 'een kas met planten' },
      { id: 'koets', naam: 'een koets' },
    ],
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 122,
  maxTekst: 4000,
  maxKeuze: 44,
  klanken: true,
};
