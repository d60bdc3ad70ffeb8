import { teksten } from './shape.ts';

/** How words that were never practised are written over a school year, next to words that were. */
export const woordencurveTeksten = teksten('woordencurve', {
  titel: 'Woorden die nog nooit geoefend zijn',
  kind: {
    uitleg:
      'Zoveel van 100 woorden schrijft {{naam}} waarschijnlijk goed, dit schooljaar. De ene grafiek gaat over woorden die {{naam}} voor het eerst schrijft, de andere over woorden die al eens langskwamen. Hoe moeilijk de woorden waren, is meegerekend.',
    leeg: 'Dit komt er te staan zodra {{naam}} dit schooljaar 15 woorden voor het eerst heeft geschreven. Gokjes en kiezen tussen antwoorden tellen niet.',
  },
  groep: {
    uitleg:
      'Zoveel van 100 woorden schrijven de leerlingen gemiddeld waarschijnlijk goed, dit schooljaar. De ene grafiek gaat over woorden die een leerling voor het eerst schrijft, de andere over woorden die al eens langskwamen. Hoe moeilijk de woorden waren en wie er die week oefende, is meegerekend.',
    leeg: 'Dit komt er te staan zodra drie leerlingen in dezelfde week genoeg woorden voor het eerst hebben geschreven.',
    leerlingen: 'Leerlingen',
    band: 'De band laat zien hoe zeker het gemiddelde is. Een punt komt alleen uit woorden van die week en van de weken ervoor die te weinig woorden hadden.',
  },
  nieuw: 'Voor het eerst geschreven',
  geoefend: 'Al eens langsgekomen',
  geoefendLeeg: 'Nog te weinig om te laten zien.',
  geoefendUitleg: 'Wat terugkomt, ging vaak eerder fout. Daarom kan deze lijn lager liggen.',
  band: 'De band is het bereik: acht van de tien keer ligt de echte waarde daarin. Een punt komt alleen uit woorden van na het vorige punt.',
  fout: 'De grafiek kon niet worden opgehaald.',
  opnieuw: 'Opnieuw proberen',
  as: 'van 100 woorden',
  tabel: 'Cijfers bij ‘{{wat}}’',
  tot: 'Tot en met',
  schatting: 'Schatting',
  bereik: 'Bereik',
  woorden: 'Woorden',
  zinEen: '{{wat}}: op {{van}} waarschijnlijk {{laag0}} tot {{hoog0}} van 100 woorden goed.',
  zin: '{{wat}}: op {{van}} waarschijnlijk {{laag0}} tot {{hoog0}} van 100 woorden goed, op {{tot}} {{laag1}} tot {{hoog1}}.',
});
