import { sitepagina } from './pagina.ts';

/**
 * Our own overview for schools in Flanders. What stands in the goals themselves we do not repeat: their numbers and words could not be
 * read from a source when this was written, only at which moments they hold, and which goals there were before.
 */
export const minimumdoelen = sitepagina(() => ({
  titel: 'Minimumdoelen in Vlaanderen',
  omschrijving:
    'Hoe de 113 spellingcategorieën van Spelrijk passen bij de minimumdoelen Nederlands van het Vlaamse basisonderwijs: een eigen overzicht, met bronnen.',
  kop: 'Minimumdoelen en onze categorieën',
  inleiding:
    'De minimumdoelen gelden op drie momenten: het einde van het kleuteronderwijs, het vierde leerjaar en het einde van de lagere school. Hieronder staat wat een kind in Spelrijk tot die momenten oefent.',
  delen: [
    {
      kop: 'Wat dit overzicht is, en wat niet',
      blokken: [
        {
          nota: 'Dit overzicht is gemaakt door Spelrijk. De overheid, de inspectie en de onderwijsverstrekkers hebben het niet gecontroleerd of goedgekeurd.',
        },
        {
          lijst: [
            'Het zegt waar een categorie in onze leerlijn begint. De leerlijn is van ons: je school of leerplan kan eerder of later beginnen.',
            'We nemen geen nummers of teksten van doelen over. Wat je leerlingen moeten bereiken, staat in de officiële tekst van de minimumdoelen en in de leerplandoelen van je eigen onderwijsverstrekker.',
            'Spelrijk oefent spelling, werkwoordspelling, leestekens en technisch lezen. Spreken, luisteren, zelf teksten schrijven en taalbeschouwing horen ook bij Nederlands, en oefent een kind hier niet.',
          ],
        },
        {
          bronnen: [
            {
              tekst: 'Onderwijsdoelen, de site van de Vlaamse overheid met de officiële tekst: Nederlands in het lager onderwijs.',
              adres: 'https://www.onderwijsdoelen.be/nederlands-lager-onderwijs',
            },
            {
              tekst: 'Klasse (2025). Nieuwe minimumdoelen basisonderwijs: de drie momenten en hoe de doelen ontstonden.',
              adres: 'https://www.klasse.be/749341/nieuwe-minimumdoelen-basisonderwijs',
            },
          ],
        },
        { p: 'Dit overzicht is van november 2026. Klopt er iets niet meer? Laat het ons weten via [contact](/site/contact).' },
      ],
    },
  ],
}));
