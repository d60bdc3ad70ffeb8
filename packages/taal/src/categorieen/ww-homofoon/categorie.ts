import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-homofoon',
  naam: 'Persoonsvorm of deelwoord (verandert / veranderd)',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['ww-vd-d-t', 'ww-tt-stam-t'],
  regel: 'Klinkt het gelijk, dan kijk ik of het de persoonsvorm is (stam + t) of het deelwoord (d of t).',
  hoortSchrijft: '/t/ > t of d',
  uitleg: [
    'Zet de zin in een andere tijd: verandert het woord mee?',
    'Verandert het mee, dan is het de persoonsvorm: ik-vorm plus t.',
    'Staat er heeft, is of wordt bij, dan is het een deelwoord: kies d of t met de verleden tijd.',
  ],
  voorbeelden: ['veranderd', 'verandert', 'gebeurd', 'gebeurt', 'verhuisd', 'verhuist', 'beloofd', 'belooft'],
  fouten: ['het is verandert', 'hij gebeurd'],
};
