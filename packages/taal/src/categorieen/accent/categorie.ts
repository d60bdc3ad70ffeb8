import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'accent',
  naam: 'Accentteken (é, è, ê)',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik onthoud het streepje: é klinkt als ee, è en ê klinken als een lange e van bed.',
  hoortSchrijft: '/eː ɛː/ > é, è, ê',
  uitleg: [
    'Luister naar de e: klinkt hij als ee of als een lange e?',
    'Klinkt hij als ee, dan schrijf je é: café. Klinkt hij lang, dan is het è of ê: crème.',
    'Onthoud welk streepje bij het woord hoort.',
  ],
  voorbeelden: ['café', 'één', 'crème', 'enquête', 'logé', 'carrière', 'saté', 'coupé'],
  fouten: ['cafe', 'creme', 'een (één)'],
};
