import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'trappen',
  naam: 'Trappen van vergelijking',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['open-lettergreep', 'verdubbeling'],
  regel: 'Bij vergelijken schrijf ik -er en -st; na een r hoor ik d en schrijf ik -der.',
  hoortSchrijft: '/dər st/ > der, st',
  uitleg: [
    'Vergelijk twee dingen: groot, groter. Het meest is grootst.',
    'Na een r schrijf je der: duurder.',
    'Let op de klankgroepen: gro-ter, di-kker.',
  ],
  voorbeelden: ['groter', 'dikker', 'duurder', 'verder', 'mooist', 'liefst', 'grootste', 'fijner'],
  fouten: ['duurer', 'moojer', 'dikkst'],
};
