import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'lange-klank-eind',
  naam: 'Lange klank aan het eind',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mk-km'],
  regel: 'Eindigt het woord op een lange a, o of u, dan schrijf ik één teken; de ee doet niet mee.',
  hoortSchrijft: '/aː oː y/ > a, o, u; /eː/ > ee',
  uitleg: [
    'Luister naar de laatste klank van het woord.',
    'Is het een lange a, o of u, dan schrijf je één letter: sla, zo, nu.',
    'Alleen de ee schrijf je met twee letters: zee, thee.',
  ],
  voorbeelden: ['sla', 'ja', 'nu', 'zo', 'oma', 'foto', 'paraplu', 'zee', 'thee', 'mee'],
  fouten: ['slaa', 'nuu', 'ze (zee)'],
};
