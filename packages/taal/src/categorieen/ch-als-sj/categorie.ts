import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ch-als-sj',
  naam: 'ch klinkt als sj (chef)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor sj, maar ik schrijf ch.',
  hoortSchrijft: '/ʃ/ > ch',
  uitleg: [
    'Je hoort sj.',
    'In woorden uit het Frans en het Engels schrijf je vaak ch.',
    'Onthoud het woord: chef, machine, chips.',
  ],
  voorbeelden: ['chef', 'machine', 'chocolade', 'douche', 'brochure', 'chips', 'lunch', 'parachute', 'champignon'],
  fouten: ['sjef', 'masjine', 'sjokola'],
};
