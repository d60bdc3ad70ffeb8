import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'schr',
  naam: 'schr',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['sch', 'kz-mmm'],
  regel: 'Hoor ik sr of sgr, dan schrijf ik schr.',
  hoortSchrijft: '/sxr/ of /sr/ > schr',
  uitleg: [
    'Je hoort sr of sgr.',
    'Schrijf dan altijd schr, met vier letters achter elkaar.',
    'Denk aan schrift: schr-i-f-t.',
  ],
  voorbeelden: ['schrift', 'schrijven', 'schroef', 'schrik', 'schreeuw', 'schrap', 'schram', 'verschrikt'],
  fouten: ['srijven', 'sgrift', 'shrik'],
};
