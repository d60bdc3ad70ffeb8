import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'tussen-n',
  naam: 'Tussen-n of tussen-e',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling', 'meervoud-en-s'],
  regel: 'Heeft het eerste woord alleen een meervoud op -en, dan schrijf ik en ertussen; anders e.',
  hoortSchrijft: '/ə/ > en of e',
  uitleg: [
    'Zoek de twee woorden: pan en koek.',
    'Heeft het eerste woord alleen een meervoud op -en? Schrijf dan en: pannenkoek.',
    'Is er maar één van, zoals de zon? Schrijf dan e: zonneschijn.',
  ],
  voorbeelden: ['pannenkoek', 'hondenhok', 'kippenhok', 'boekenkast', 'zonneschijn', 'zonnebril', 'groentesoep', 'aspergesoep'],
  fouten: ['pannekoek', 'zonnenschijn'],
};
