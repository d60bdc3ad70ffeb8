import { teksten } from './shape.ts';

/** Around every list of staff: searching, pages, more. */
export const lijstTeksten = teksten('lijst', {
  zoek: 'Zoek in de lijst',
  gevonden_one: '{{count}} regel gevonden',
  gevonden_other: '{{count}} regels gevonden',
  geenTreffer: 'Niets gevonden met ‘{{zoek}}’.',
  toonAlles: 'Toon alles',
  knoppen: 'Knoppen',
  meer: 'Toon er nog {{aantal}}',
  vorige: 'Vorige',
  volgende: 'Volgende',
  pagina: 'Pagina {{nu}} van {{totaal}}',
});
