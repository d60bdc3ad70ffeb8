import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-tt-jij-achter',
  naam: 'jij of je achter de persoonsvorm',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-tt-d-dt'],
  regel: 'Staat jij of je erachter, dan schrijf ik de ik-vorm zonder t.',
  hoortSchrijft: '',
  uitleg: [
    'Kijk of jij of je achter het werkwoord staat.',
    'Schrijf dan de ik-vorm, zonder t: word jij.',
    'Controleer met lopen: loop jij, dus ook word jij.',
  ],
  voorbeelden: ['word jij', 'vind je', 'loop jij', 'houd je', 'rijd jij', 'werk je', 'geef jij', 'antwoord je'],
  fouten: ['wordt jij', 'vindt je'],
};
