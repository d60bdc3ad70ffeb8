import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-ai-oi',
  naam: 'ai klinkt als è, oi klinkt als wa',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor èr of wa, maar ik schrijf ai of oi.',
  hoortSchrijft: '/ɛː ʋa/ > ai, oi',
  uitleg: [
    'Je hoort een lange è, of wa.',
    'De lange è schrijf je als ai en wa schrijf je als oi.',
    'Onthoud het woord: militair, toilet.',
  ],
  voorbeelden: ['militair', 'populair', 'toilet', 'trottoir', 'affaire', 'reservoir', 'primair', 'dressoir'],
  fouten: ['militèr', 'twalet'],
};
