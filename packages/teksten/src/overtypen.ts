import { teksten } from './shape.ts';

/** Changing what was typed over from paper. */
export const overtypenTeksten = teksten('overtypen', {
  titel: 'Vervangen wat er stond?',
  uitleg: 'Dit blad is al overgetypt. Kijk na wat er verandert. Wat er stond, telt dan niet meer.',
  woord: 'Woord',
  was: 'Er stond',
  wordt: 'Wordt',
  leeg: '(leeg)',
  leest: 'Dit hoor je niet. Schrijf het op voor het kind: {{vraag}}',
  zin: 'Zin {{nr}}',
  zinnen: 'Lees een zin in één keer voor. Noem geen hoofdletters en geen leestekens.',
  annuleer: 'Annuleer',
  vervang: 'Vervang',
});
