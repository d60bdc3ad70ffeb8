import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'los-of-vast',
  naam: 'Los of aan elkaar',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling'],
  regel: 'Is het één ding of één woord met één klemtoon, dan schrijf ik het aan elkaar.',
  hoortSchrijft: 'geen spatie',
  uitleg: [
    'Zeg het woord: is het één ding of één begrip?',
    'Luister naar de klemtoon: één woord heeft één hoofdklemtoon.',
    'Is het één woord? Schrijf het dan aan elkaar, zonder spatie.',
  ],
  voorbeelden: ['voetbal', 'badkamer', 'onderin', 'daarom', 'tenminste', 'ziekenauto', 'zwembroek', 'langeafstandsloper'],
  fouten: ['voet bal', 'lange afstand loper'],
};
