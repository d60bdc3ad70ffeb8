import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-etje',
  naam: 'Verkleinwoord -etje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['verklein-tje', 'verdubbeling'],
  regel: 'Ik hoor utju: ik schrijf etje en let op de klankgroep ervoor.',
  hoortSchrijft: '/ətjə/ > etje',
  uitleg: [
    'Je hoort utjuh: schrijf etje.',
    'Verdeel in klankgroepen en let op de korte klank: ba-lle-tje.',
    'Na een korte klank schrijf je de medeklinker dubbel, maar ng blijft ng: ringetje.',
  ],
  voorbeelden: ['ringetje', 'balletje', 'bloemetje', 'ballonnetje', 'weggetje', 'mannetje', 'tongetje', 'sterretje'],
  fouten: ['ringtje', 'baletje (balletje)'],
};
