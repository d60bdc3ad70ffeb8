import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'tussen-s',
  naam: 'Tussen-s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling'],
  regel: 'Hoor ik een s tussen de woorden, dan schrijf ik die; is het niet te horen, dan vergelijk ik met een ander woord.',
  hoortSchrijft: '/s/ > s',
  uitleg: [
    'Zoek de twee woorden: dorp en plein.',
    'Hoor je er een s tussen? Schrijf hem dan: dorpsplein.',
    'Hoor je het niet goed, zoals in dorpsstraat? Vergelijk dan met dorpsplein.',
  ],
  voorbeelden: ['dorpsplein', 'stationsplein', 'verkeersbord', 'bruidspaar', 'meisjesstem', 'stadspoort', 'varkensvlees', 'liefdesbrief'],
  fouten: ['stationplein', 'dorpplein'],
};
