import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { klinkerKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mkm',
  code: '2',
  naam: 'Medeklinker-klinker-medeklinker',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3a', be: '1a' },
  vooraf: ['kz-mk-km'],
  regel: 'Ik hak het woord in drie klanken en schrijf ze achter elkaar.',
  hoortSchrijft: '/maːn/ > maan',
  uitleg: [
    'Hak het woord in drie klanken: m-aa-n.',
    'Schrijf bij elke klank de letter of de lettergroep.',
    'Lees het woord terug: hoor je alle drie de klanken?',
  ],
  voorbeelden: ['maan', 'kip', 'boek', 'huis', 'sok', 'vis', 'neus', 'jas', 'rat', 'zoen'],
  fouten: ['man (maan)', 'ton (tuin)', 'pob (pop)'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor === 1 && na === 1);

export const keuzes: Keuzes = (punt) => klinkerKeuzes(punt.woord);
