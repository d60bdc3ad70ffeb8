import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'y-woord',
  naam: 'y klinkt als ie of j (baby)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie'],
  regel: 'Ik hoor ie of j, maar ik schrijf y.',
  hoortSchrijft: '/i ɪ j/ > y',
  uitleg: [
    'Je hoort ie, i of j.',
    'In sommige woorden schrijf je een y.',
    'Onthoud het woord: baby, gymnastiek, yoghurt.',
  ],
  voorbeelden: ['baby', 'pony', 'hobby', 'lolly', 'gymnastiek', 'mysterie', 'typen', 'yoghurt', 'symbool'],
  fouten: ['babie', 'ponie', 'joghurt'],
};
