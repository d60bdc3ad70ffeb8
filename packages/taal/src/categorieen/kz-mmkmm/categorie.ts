import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { clusterKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mmkmm',
  code: '6',
  naam: 'Twee medeklinkers vooraan en achteraan',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mmkm', 'kz-mkmm'],
  regel: 'Ik hoor vooraan en achteraan twee medeklinkers.',
  hoortSchrijft: '/krɑnt/ > krant',
  uitleg: [
    'Hak het woord in stukjes: k-r-a-n-t.',
    'Schrijf vooraan twee medeklinkers en achteraan ook twee.',
    'Lees terug: staat elke klank er één keer in?',
  ],
  voorbeelden: ['krant', 'plant', 'klomp', 'sport', 'stift', 'klant', 'trots', 'kwast', 'flits', 'knots'],
  fouten: ['kant', 'krat', 'karnt'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor === 2 && na === 2);

export const keuzes: Keuzes = (punt) => clusterKeuzes(punt.woord, 'voor');
