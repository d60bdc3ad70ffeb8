import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'trema',
  naam: 'Trema',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie'],
  regel: 'Kan ik de klinkers verkeerd samen lezen, dan zet ik puntjes op de klinker van de nieuwe klankgroep.',
  hoortSchrijft: 'nieuwe klankgroep > ë, ï, ü',
  uitleg: [
    'Verdeel het woord in klankgroepen: knie-en.',
    'Kun je de klinkers naast elkaar verkeerd lezen?',
    'Zet dan puntjes op de eerste letter van de nieuwe klankgroep: knieën.',
  ],
  voorbeelden: ['zeeën', 'knieën', 'België', 'ruïne', 'egoïst', 'reünie', 'poëzie', 'drieëndertig'],
  fouten: ['zeeen', 'knieen', 'reunie'],
};
