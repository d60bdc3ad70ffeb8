/**
 * Short lines of Bloep and of the child's own blob. They joke about themselves, never about an answer: who made many mistakes reads the
 * same as who made none. Flanders and the Netherlands share most of them.
 */
export type Praatmoment = 'begin' | 'einde' | 'pauze';

interface Regels {
  readonly samen: readonly string[];
  readonly nl: readonly string[];
  readonly be: readonly string[];
}

export const BLOBPRAAT: Readonly<Record<Praatmoment, Regels>> = {
  begin: {
    samen: [
      'Ik heb mijn tanden gepoetst. Ik heb er maar twee, dus het ging snel.',
      'Ik oefende vannacht in mijn slaap. Ik weet er niets meer van.',
      'Mijn buik bromt. Dat is geen letter.',
      'Blobs hebben geen ellebogen. Daarom werk jij en kijk ik.',
      'Ik zocht een letter in mijn soep. Hij zat op de lepel.',
      'Vandaag ben ik extra rond.',
      'Ik wilde een dansje doen, maar ik viel om. Dat was ook een soort dansje.',
      'Als je klaar bent, vertel ik een geheim. Het geheim is: je bent klaar.',
      'Ik heb een woord in mijn zak. Het kriebelt.',
      'Mijn lievelingsletter is de o. Die lijkt op mij.',
      'Ik telde alle letters van het alfabet. Het waren er weer zesentwintig.',
      'Stil. Ik hoor een komma aankomen. Nee, het was een vlieg.',
      'Ik zei hallo tegen mijn spiegel. Hij zei het ook.',
      'Ik kijk mee. Jij bent de baas.',
    ],
    nl: ['Heb je zin? Ik wel. En in een boterham met hagelslag ook.'],
    be: ['Heb je goesting? Ik wel. En in een boterham met choco ook.'],
  },
  einde: {
    samen: [
      'Klaar is klaar. Ik maak een koprol.',
      'Dat was een taak. Nu is hij op.',
      'Ik deed mee in mijn hoofd. Dat is bij mij ook mijn buik.',
      'Ik ben er helemaal van gaan glimmen.',
      'Als ik handen had, zou ik klappen. Wacht, ik heb handen.',
      'Jij oefende. Ik hield de stoel warm.',
      'Dit vertel ik vanavond aan mijn knuffel.',
      'Er zit nu iets nieuws in je hoofd. Schud maar niet te hard.',
      'De kaart wordt er moe van. Wij niet.',
      'Mijn voeten wilden al de hele tijd dansen.',
      'Ik heb niets gezegd onder het werk. Dat was voor mij het moeilijkst.',
      'Zo. Nu eerst een rondje om mezelf heen.',
      'Ik heb geoefend in stilzitten. Ik wiebelde maar elf keer.',
    ],
    nl: ['Tijd voor limonade. Ik neem een rietje van drie meter.'],
    be: ['Tijd voor limonade. Ik neem een rietje van drie meter, amai.'],
  },
  pauze: {
    samen: [
      'Ik tel tot honderd. Ik ben bij vier.',
      'Even rekken. Ik word er niet langer van.',
      'Ben je er nog? Ik ook, geloof ik.',
      'Drink wat water. Ik neem een druppel.',
      'Ik bewaar jouw plek. Er zit niemand op.',
      'Rusten is ook werken, zegt mijn kussen.',
      'Ik droomde van een zebra met een streep te veel.',
      'Kijk eens uit het raam. Zwaai naar een boom.',
    ],
    nl: ['Ik doe net of ik een poef ben.'],
    be: ['Ik doe alsof ik een zetel ben.'],
  },
};

/** Said by day only: who sees the city at night is ten or more, and has outgrown them. */
const ALLEEN_OVERDAG: ReadonlySet<string> = new Set([
  'Ik heb mijn tanden gepoetst. Ik heb er maar twee, dus het ging snel.',
  'Mijn buik bromt. Dat is geen letter.',
  'Ik zocht een letter in mijn soep. Hij zat op de lepel.',
  'Vandaag ben ik extra rond.',
  'Ik wilde een dansje doen, maar ik viel om. Dat was ook een soort dansje.',
  'Ik heb een woord in mijn zak. Het kriebelt.',
  'Mijn lievelingsletter is de o. Die lijkt op mij.',
  'Ik zei hallo tegen mijn spiegel. Hij zei het ook.',
  'Heb je zin? Ik wel. En in een boterham met hagelslag ook.',
  'Heb je goesting? Ik wel. En in een boterham met choco ook.',
  'Klaar is klaar. Ik maak een koprol.',
  'Ik deed mee in mijn hoofd. Dat is bij mij ook mijn buik.',
  'Ik ben er helemaal van gaan glimmen.',
  'Dit vertel ik vanavond aan mijn knuffel.',
  'Mijn voeten wilden al de hele tijd dansen.',
  'Zo. Nu eerst een rondje om mezelf heen.',
  'Tijd voor limonade. Ik neem een rietje van drie meter.',
  'Tijd voor limonade. Ik neem een rietje van drie meter, amai.',
  'Ik droomde van een zebra met een streep te veel.',
  'Kijk eens uit het raam. Zwaai naar een boom.',
]);

/** @param ouder in the older dress: what is drier is left */
export const praatOf = (moment: Praatmoment, regio: 'nl' | 'be', ouder = false): readonly string[] =>
  [...BLOBPRAAT[moment].samen, ...BLOBPRAAT[moment][regio]].filter((regel) => !ouder || !ALLEEN_OVERDAG.has(regel));
