import { teksten } from './shape.ts';

/**
 * What is said about growth between two tests of a handelingsplan: `oordelen` per verdict (`Groeizin`), `norm` beside a classmate, the rest as it
 * applies, and `altijd` under every result. `{{doel}}`: a goal, or all of them; `{{wat}}`:
 * what it is told from, of `wat`. Never: proven, significant.
 */
export const plangroeiTeksten = teksten('plangroei', {
  vooraf: 'Met deze toets zien we een grote stap bij ongeveer {{k}} van de 10 kinderen.',
  wat: { woorden: 'woorden', zinnen: 'zinnen', beide: 'woorden en zinnen' },
  oordelen: {
    'te-weinig': 'Er zijn te weinig {{wat}} gemaakt om iets over groei te zeggen.',
    'kende-al': '{{naam}} kende {{doel}} bij de start al. Groei is dan niet te meten.',
    duidelijk:
      '{{naam}} is duidelijk vooruitgegaan: van ongeveer {{a}} naar ongeveer {{b}} van de 100 {{wat}} goed (waarschijnlijk {{lo}} tot {{hi}} erbij).',
    vooruit: '{{naam}} is vooruitgegaan. Hoeveel is nog onzeker: waarschijnlijk {{lo}} tot {{hi}} {{wat}} van de 100 erbij.',
    minder: '{{naam}} schrijft deze {{wat}} nu minder goed dan bij de start. Kijk wat er speelt en pas het plan aan.',
    gelijk: '{{naam}} schrijft deze {{wat}} ongeveer even goed als bij de start.',
    onbeslist:
      'De toets laat niet zien of {{naam}} vooruitging. Bij {{n}} {{wat}} is alleen een grote stap te zien. Er kan best groei zijn.',
  },
  norm: {
    sneller: 'Dat is waarschijnlijk sneller dan een gemiddelde klasgenoot.',
    langzamer: 'Een gemiddelde klasgenoot ging in deze weken waarschijnlijk sneller.',
  },
  telling: 'Van {{n}} {{wat}} die {{naam}} nooit oefende, had {{naam}} er {{x}} goed op de plek waar het om gaat.',
  nietTeMeten: 'Of {{naam}} dit kan, is niet te meten met een toets. Kijk bij het oefenen en in de klas hoe het gaat.',
  zonderBegin: 'De starttoets vroeg hiervan te weinig om groei te meten. In een vervolgplan dat snel volgt, kan deze toets het begin zijn.',
  geoefend:
    'Van {{n}} geoefende {{wat}} schreef {{naam}} er de eerste keer {{x}} goed en nu {{y}}. Dat zegt iets over deze {{wat}}, niet over de regel.',
  alleenGeoefend: 'Geoefende {{wat}} gaan goed, nieuwe {{wat}} met dezelfde regel nog niet. Oefen de regel met nieuwe {{wat}}.',
  overgebruik: '{{naam}} gebruikt de regel ook waar dat niet moet: {{woord}} werd {{fout}}.',
  onduidelijk_one: 'Bij 1 woord was niet te zien welk woord bedoeld was. Het telt niet als goed en zegt niets over de regel.',
  onduidelijk_other:
    'Bij {{count}} woorden was niet te zien welk woord bedoeld was. Ze tellen niet als goed en zeggen niets over de regel.',
  onleesbaar_one: 'Bij 1 zin was niet te zien wat er moest staan. Die telt niet als goed en zegt niets over de regel.',
  onleesbaar_other: 'Bij {{count}} zinnen was niet te zien wat er moest staan. Ze tellen niet als goed en zeggen niets over de regel.',
  zinnen: 'In een zin: {{x}} van {{n}} goed.',
  nameting: {
    gebleven: 'Wat geleerd is, zit er na {{w}} weken nog.',
    weggezakt: 'Een deel is weggezakt. Plan herhaling.',
    onbeslist: 'Niet te zeggen of het is blijven zitten.',
  },
  samen: {
    vooruit: 'De eindtoetsen van alle periodes samen laten zien dat {{naam}} vooruitging bij de doelen.',
    minder: 'De eindtoetsen van alle periodes samen laten zien dat {{naam}} bij de doelen minder goed schrijft dan bij de start.',
    onbeslist: 'Ook samen laten de eindtoetsen niet zien of {{naam}} vooruitging bij de doelen. Er kan best groei zijn.',
  },
  altijd: 'Een toets is een momentopname. Kijk ook naar het schrift in de klas.',
});
