import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'cht',
  naam: 'Korte klank + cht',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkmm'],
  regel: 'Na een korte klank schrijf ik cht, behalve bij hij ligt, hij legt en hij zegt.',
  hoortSchrijft: '/xt/ > cht',
  uitleg: [
    'Hoor je een korte klank met gt erachter?',
    'Schrijf dan cht: lucht, nacht, echt.',
    'Alleen hij ligt, hij legt en hij zegt schrijf je met gt.',
  ],
  voorbeelden: ['nacht', 'lucht', 'licht', 'bocht', 'echt', 'dochter', 'achter', 'wachten', 'vlucht', 'kracht'],
  fouten: ['lugt', 'nagt', 'egt'],
};
