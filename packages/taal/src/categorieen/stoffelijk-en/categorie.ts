import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'stoffelijk-en',
  naam: 'Stoffelijk bijvoeglijk naamwoord -en',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Zegt het woord waar iets van gemaakt is, dan schrijf ik -en.',
  hoortSchrijft: '/ə(n)/ > en',
  uitleg: [
    'Vraag: waar is het van gemaakt?',
    'Is het van hout, dan is het houten: je schrijft en.',
    'De n schrijf je altijd, ook als je hem niet hoort: een houten tafel.',
  ],
  voorbeelden: ['houten', 'gouden', 'wollen', 'zilveren', 'ijzeren', 'katoenen', 'papieren', 'stenen'],
  fouten: ['houte', 'goude'],
};
