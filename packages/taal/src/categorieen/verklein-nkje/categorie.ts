import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verklein-nkje',
  naam: 'Verkleinwoord -nkje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['verklein-etje', 'nk'],
  regel: 'Staat de klemtoon vlak voor -ing, dan valt de g weg en schrijf ik -inkje (anders -ingetje).',
  hoortSchrijft: '/ŋkjə/ > nkje',
  uitleg: [
    'Luister waar de klemtoon ligt: kó-ning.',
    'Ligt de klemtoon vlak voor -ing, dan valt de g weg: koninkje.',
    'Ligt de klemtoon ergens anders, dan schrijf je -ingetje: leerlingetje.',
  ],
  voorbeelden: ['koninkje', 'woninkje', 'kettinkje', 'puddinkje', 'harinkje', 'palinkje', 'beloninkje', 'verrassinkje'],
  fouten: ['koningje', 'koningetje'],
};
