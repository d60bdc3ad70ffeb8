import { teksten } from './shape.ts';

/** The first page of a home: per child what it did, what gets better, and what an adult can do in two minutes. */
export const thuisTeksten = teksten(
  'thuis',
  {
    voegToe: 'Kind toevoegen',
    meerWeten: 'Meer weten',
    meerWetenVan: 'Meer weten over {{naam}}',
    kaart: 'Inlogkaart',
    kaartVan: 'Inlogkaart van {{naam}}',
    luktNiet: 'Lukt het niet?',
    luktNietVan: 'Lukt het niet? Hulp voor {{naam}}',
    lukt: {
      titel: 'Lukt het {{naam}} niet?',
      nu: 'Nu oefent je kind ongeveer {{minuten}} minuten per dag. We zoeken opgaven waarvan er ongeveer {{goed}} van de 100 goed gaan.',
      korter: 'Korter: {{minuten}} minuten per dag',
      makkelijker: 'Makkelijker: {{goed}} van de 100 goed',
      gedaan: 'Dat is aangepast. Het geldt vanaf de volgende taken.',
      terug: 'Zet terug',
      sluit: 'Klaar',
      anderSpel: 'Ander spel: voor een taak begint staat er vaak ‘Of speel’. Daar kan {{naam}} een ander spel kiezen.',
      vandaagNiet: 'Vandaag niet: een dag overslaan mag. Er gaat niets verloren.',
      zeg: 'Zeg bijvoorbeeld: ‘Je hoeft het niet af te maken. Zullen we samen één woord proberen?’',
    },
    begin: {
      titel: 'Begin met je kind',
      stap1: 'Voeg je kind toe: een voornaam en een groep is genoeg.',
      stap2: 'Print de inlogkaart, of houd hem open op dit scherm.',
      stap3: 'Laat je kind inloggen en kijk de eerste keer mee. Daarna kan het alleen.',
    },
    deed: {
      titel: 'Wat deed {{naam}}?',
      nooit: '{{naam}} heeft nog niet geoefend.',
      niet: 'De afgelopen 7 dagen niet geoefend. De laatste keer was {{wanneer}}.',
      week_one: 'De afgelopen 7 dagen op 1 dag geoefend, {{minuten}} minuten.',
      week_other: 'De afgelopen 7 dagen op {{count}} dagen geoefend, samen {{minuten}} minuten.',
    },
    beter: {
      titel: 'Wat lukt er?',
      straks: 'Dat is te zien na een paar keer oefenen.',
      goed: 'De afgelopen 7 dagen gingen van elke tien opgaven er ongeveer {{tien}} in één keer goed.',
      beheerst_one: 'Eén onderdeel van de spelling zit er goed in.',
      beheerst_other: '{{count}} onderdelen van de spelling zitten er goed in.',
      bezig: 'Nu bezig met ‘{{onderdeel}}’.',
    },
    doen: {
      titel: 'Wat kun jij in twee minuten doen?',
      kaart: 'Geef {{naam}} de inlogkaart en kijk de eerste keer samen.',
      afspreken: 'Spreek samen een vast moment af voor morgen, bijvoorbeeld na het eten. Tien minuten is genoeg.',
      hardop: 'Ga er één taak naast zitten en laat {{naam}} hardop denken voor elk antwoord.',
      uitleg: 'Bekijk samen op de landkaart de uitleg van ‘{{onderdeel}}’ en doe er samen één voorbeeld van.',
      laatUitleggen: 'Laat {{naam}} jou voordoen hoe ‘{{onderdeel}}’ gaat. Eén voorbeeld is genoeg.',
      vraag: 'Vraag {{naam}} welk spel vandaag het leukst was en welk woord het moeilijkst.',
    },
  },
  {
    begin: {
      stap1: 'Voeg je kind toe: een voornaam en een leerjaar is genoeg.',
    },
  },
);
