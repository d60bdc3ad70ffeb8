import { teksten } from './shape.ts';

/** An adult sits beside a child that practises: the tab is the child's for a while. */
export const samenTeksten = teksten('samen', {
  knop: 'Samen oefenen',
  titel: 'Samen oefenen met {{naam}}',
  uitleg:
    'Dit tabblad wordt een tijd van {{naam}}. Jij zit ernaast. Terug naar jouw pagina kan alleen met je wachtwoord, ook in een ander tabblad.',
  uitlegPin:
    'Dit tabblad wordt een tijd van {{naam}}. Jij zit ernaast. Terug naar jouw pagina kan alleen met de pincode die je hier kiest, ook in een ander tabblad.',
  pin: 'Kies een pincode van zes cijfers',
  pinUitleg:
    'Je bent ingelogd met je schoolaccount en hebt hier geen wachtwoord. Kies cijfers die {{naam}} niet raadt; ze gelden alleen voor deze keer.',
  pinFout: 'Zes cijfers, en niet zes keer hetzelfde of gewoon op een rij.',
  telt: 'Antwoorden worden bewaard en gemerkt als samen gemaakt. Wat goed gaat, telt dan minder zwaar.',
  hoelang: 'Hoelang?',
  minuten: '{{count}} minuten',
  begin: 'Geef het tabblad aan {{naam}}',
  bezig: 'Even bezig …',
  annuleer: 'Annuleer',
  eerder: 'Wat je eerder opschreef',
  weg: 'Haal weg',
  balk: 'Samen oefenen, tot {{tijd}}',
  potlood: 'Potlood',
  potloodUitleg: 'Schrijf op wat je ziet. Alleen jij leest dit terug.',
  bewaar: 'Bewaar',
  bewaard: 'Bewaard.',
  mislukt: 'Dit is nog niet bewaard. Probeer het zo nog eens.',
  sluit: 'Sluit',
  klaar: 'Klaar',
});
