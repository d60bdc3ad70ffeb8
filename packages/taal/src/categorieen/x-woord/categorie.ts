import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'x-woord',
  naam: 'x klinkt als ks (taxi)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor ks, maar ik schrijf x.',
  hoortSchrijft: '/ks/ > x',
  uitleg: [
    'Je hoort ks.',
    'In sommige woorden schrijf je één letter: x.',
    'Onthoud het woord: taxi, examen, extra.',
  ],
  voorbeelden: ['taxi', 'examen', 'extra', 'saxofoon', 'maximum', 'expres', 'export', 'box', 'mixer'],
  fouten: ['taksi', 'eksamen'],
};
