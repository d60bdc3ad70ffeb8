import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'tie-sie',
  naam: '-tie of -sie',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['i-als-ie'],
  regel: 'Ik hoor tsie of sie en onthoud of ik tie of sie schrijf.',
  hoortSchrijft: '/tsi si/ > tie, sie',
  uitleg: [
    'Je hoort tsie of sie aan het eind.',
    'Vaak schrijf je tie: politie, vakantie. Soms sie: televisie, discussie.',
    'Onthoud welke van de twee bij het woord hoort.',
  ],
  voorbeelden: ['politie', 'vakantie', 'actie', 'reactie', 'traditie', 'natie', 'discussie', 'televisie', 'illustratie'],
  fouten: ['politsie', 'vakansie', 'discutie'],
};
