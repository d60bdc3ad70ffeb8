import { teksten } from './shape.ts';

export const algemeenTeksten = teksten('algemeen', {
  product: 'Spelrijk',
  titel: '{{pagina}} · Spelrijk',
  laden: 'Even laden …',
  naarInhoud: 'Naar de inhoud',
  opnieuw: 'Probeer opnieuw',
  naarBegin: 'Naar het begin',
  inloggen: 'Inloggen',
  uitloggen: 'Uitloggen',
  geenScript:
    'Om te spelen en in te loggen heb je JavaScript nodig. Zet het aan in je browser en ververs deze pagina. Onze informatie lees je zonder.',
  nietGevonden: {
    titel: 'Deze pagina bestaat niet',
    uitleg: 'Misschien is de link oud, of heb je hier geen toegang. Er is niets verloren gegaan.',
  },
  nietVoorJou: {
    titel: 'Deze pagina is niet voor jou',
    uitleg: 'Je bent ingelogd als {{rol}}. Deze pagina is er voor {{wie}}. Je bent niet uitgelogd.',
    kantoor: 'Je bent ingelogd als {{rol}}. Deze pagina is er alleen voor medewerkers van Spelrijk. Je bent niet uitgelogd.',
    kind: 'Deze pagina is voor volwassenen. Ga terug naar je landkaart.',
    naarKaart: 'Naar de landkaart',
  },
  stuk: {
    titel: 'Er ging iets mis op deze pagina',
    uitleg: 'Wat je had opgeslagen, is bewaard. Ververs de pagina om verder te gaan.',
    ververs: 'Ververs de pagina',
  },
  fout: {
    geenVerbinding: 'Er is geen verbinding met Spelrijk. Controleer het internet en probeer het opnieuw.',
    onbekend: 'Dat lukte niet. Er is niets veranderd. Probeer het straks opnieuw.',
    wachtSeconden_one: 'Over {{count}} seconde kan het weer.',
    wachtSeconden_other: 'Over {{count}} seconden kan het weer.',
    wachtMinuten_one: 'Over {{count}} minuut kan het weer.',
    wachtMinuten_other: 'Over {{count}} minuten kan het weer.',
    wachtUren_one: 'Over {{count}} uur kan het weer.',
    wachtUren_other: 'Over {{count}} uur kan het weer.',
    nummer: 'Noem dit nummer als je om hulp vraagt: {{id}}.',
  },
});
