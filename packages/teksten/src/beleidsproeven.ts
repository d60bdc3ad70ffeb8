import { teksten } from './shape.ts';

/** Two ways of choosing side by side, for our office. */
export const beleidsproevenTeksten = teksten(
  'beleidsproeven',
  {
    titel: 'Proeven',
    uitleg:
      'Twee manieren om oefeningen te kiezen, naast elkaar. Het lot beslist per groep, nooit per kind, en alleen op scholen die dat zelf aanzetten.',
    begin: {
      titel: 'Een proef beginnen',
      beleid: 'Naast de gewone manier',
      weken: 'Hoe lang',
      aantalWeken: '{{count}} weken',
      knop: 'Begin een proef',
      vanaf:
        'De proef begint morgen. Wat voor vandaag al klaarstaat, blijft. Zolang de proef loopt, zeggen we niets over het verschil: wie tussendoor kijkt en dan stopt, ziet vaker iets wat er niet is.',
      meedoen_one: '{{scholen}} school doet mee, met {{groepen}} groepen. Nodig zijn er {{nodig}}.',
      meedoen_other: '{{scholen}} scholen doen mee, met {{groepen}} groepen. Nodig zijn er {{nodig}}.',
      teWeinig:
        'Daarmee is er achteraf niets te zeggen, dus een proef kan nog niet beginnen. Een school zet dit zelf aan bij ‘Accountgegevens’.',
      loopt: 'Er loopt al een proef. Een volgende kan als die klaar of gestopt is.',
      gesimuleerd:
        'Wat hier staat, haalde in de simulatie elke grens die de gewone manier daar haalde: in zes klassen van achttien kinderen, met een gewone en met een korte dag. Meer is er niet gemeten. Binnen die grenzen deed het soms iets meer en soms iets minder. Wat het bij echte kinderen doet, weten we niet: daarvoor is de proef.',
    },
    beleid: {
      'groei-6': 'Gewoon: af en toe controleren',
      'controle-20': 'Vaker controleren wat beheerst is',
      weg: 'Een manier die er niet meer is ({{naam}})',
    },
    leeg: 'Er is nog geen proef geweest.',
    proef: '{{beleid}}, {{van}} tot en met {{tot}}',
    nooit: '{{beleid}}, gestopt voor hij begon',
    stand: { wacht: 'Begint morgen', loopt: 'Loopt', klaar: 'Klaar', gestopt: 'Gestopt' },
    stop: {
      knop: 'Stop de proef',
      titel: 'De proef stoppen?',
      uitleg:
        'Alle groepen gaan terug naar de gewone manier. Wat voor vandaag al klaarstaat, blijft. Opnieuw beginnen is een nieuwe proef.',
      annuleer: 'Annuleer',
    },
    tabel: 'Wat de proef gaf',
    kolom: { wat: 'Wat', gewoon: 'Gewoon', anders: 'Anders' },
    rij: { groepen: 'Groepen', kinderen: 'Kinderen die tellen', antwoorden: 'Antwoorden' },
    maat: {
      binnenDoel: 'Kinderen met zoveel goed als bedoeld, op vijf procentpunt na',
      onthouden: 'Fout geschreven, en twee weken of langer daarna in één keer goed',
    },
    waarde: '{{procent}}% ({{groepen}} groepen)',
    geen: 'te weinig',
    verschil: {
      loopt: '{{maat}}: dat zeggen we als de proef klaar is.',
      teWeinig: '{{maat}}: te weinig om iets te zeggen.',
      zonderSpreiding: '{{maat}}: aan elke kant in alle groepen hetzelfde. Dan is niet te zien hoeveel het toeval doet.',
      meer: '{{maat}}: op de andere manier meer, {{waarde}} procentpunt. Met het toeval erbij kan het van {{laag}} tot {{hoog}} zijn.',
      minder: '{{maat}}: op de andere manier minder, {{waarde}} procentpunt. Met het toeval erbij kan het van {{laag}} tot {{hoog}} zijn.',
      niets: '{{maat}}: geen verschil te zien. Het kan van {{laag}} tot {{hoog}} procentpunt zijn.',
    },
    eenheid:
      'Groepen zijn de eenheid, want over groepen is geloot: honderd kinderen in vier groepen zeggen zo veel als vier groepen. Een bereik klopt in 19 van de 20 proeven. Bij twee maten lijkt er dus eens in de tien proeven een toevallig te verschillen.',
    gestoptEerder:
      'Deze proef is voor het einde gestopt. Neem het verschil met een korreltje zout: wie stopt om wat hij ziet, stopt vaker op een toevallig hoogtepunt.',
    anderBeleid:
      'Onderweg veranderde de manier van kiezen zelf. De kanten zijn daardoor niet meer te vergelijken. Lees hier geen verschil uit.',
    weg: {
      groepen_one: '{{count}} groep doet niet meer mee.',
      groepen_other: '{{count}} groepen doen niet meer mee.',
      wisselaars_one: '{{count}} kind wisselde van groep en telt niet mee.',
      wisselaars_other: '{{count}} kinderen wisselden van groep en tellen niet mee.',
      teWeinig_one: '{{count}} kind gaf te weinig antwoorden en telt niet mee.',
      teWeinig_other: '{{count}} kinderen gaven te weinig antwoorden en tellen niet mee.',
    },
  },
  {
    uitleg:
      'Twee manieren om oefeningen te kiezen, naast elkaar. Het lot beslist per klas, nooit per kind, en alleen op scholen die dat zelf aanzetten.',
    begin: {
      meedoen_one: '{{scholen}} school doet mee, met {{groepen}} klassen. Nodig zijn er {{nodig}}.',
      meedoen_other: '{{scholen}} scholen doen mee, met {{groepen}} klassen. Nodig zijn er {{nodig}}.',
    },
    stop: {
      uitleg:
        'Alle klassen gaan terug naar de gewone manier. Wat voor vandaag al klaarstaat, blijft. Opnieuw beginnen is een nieuwe proef.',
    },
    rij: { groepen: 'Klassen' },
    waarde: '{{procent}}% ({{groepen}} klassen)',
    verschil: {
      zonderSpreiding: '{{maat}}: aan elke kant in alle klassen hetzelfde. Dan is niet te zien hoeveel het toeval doet.',
    },
    eenheid:
      'Klassen zijn de eenheid, want over klassen is geloot: honderd kinderen in vier klassen zeggen zo veel als vier klassen. Een bereik klopt in 19 van de 20 proeven. Bij twee maten lijkt er dus eens in de tien proeven een toevallig te verschillen.',
    weg: {
      groepen_one: '{{count}} klas doet niet meer mee.',
      groepen_other: '{{count}} klassen doen niet meer mee.',
      wisselaars_one: '{{count}} kind wisselde van klas en telt niet mee.',
      wisselaars_other: '{{count}} kinderen wisselden van klas en tellen niet mee.',
    },
  },
);
