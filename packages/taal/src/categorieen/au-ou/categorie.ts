import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'au-ou',
  naam: 'au of ou',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hoor au; ik onthoud of ik au of ou schrijf.',
  hoortSchrijft: '/ɑu/ > au, ou',
  uitleg: [
    'Je hoort au. De au en de ou klinken gelijk.',
    'Denk aan het woord: heb je het al eens gezien of staat het op de lijst?',
    'Onthoud het met een zin: de kabouter heeft het koud in het hout.',
  ],
  voorbeelden: ['koud', 'hout', 'goud', 'oud', 'saus', 'pauze', 'kabouter', 'augustus', 'klauteren', 'stout'],
  fouten: ['kaud', 'pouze', 'sous (saus)'],
};
