import { teksten } from './shape.ts';

/** The end of a taak, for who plays against itself. */
export const leerlingRecordTeksten = teksten('leerlingRecord', {
  kop: 'Tegen jezelf',
  eerste: 'Deze keer: {{nu}}. Het is je eerste keer deze week.',
  nieuw: 'Deze keer: {{nu}}. Dat is je nieuwe record van deze week!',
  gewoon: 'Deze keer: {{nu}}. Je record van deze week: {{record}}.',
  spookVoor: 'Je spook van eerder: {{spook}}. Je bent het voor!',
  spookMee: 'Je spook van eerder: {{spook}}.',
});
