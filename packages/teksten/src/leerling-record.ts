import { teksten } from './shape.ts';

const TEKST = {
  kop: 'Tegen jezelf',
  eerste: 'Je haalde {{nu}}. Dat is je eerste keer deze week.',
  nieuw: 'Je haalde {{nu}}. Dat is je nieuwe record van deze week!',
  gewoon: 'Je haalde {{nu}}. Je record van deze week is {{record}}.',
  spookVoor: 'Je spook haalde {{spook}}. Je bent het voor!',
  spookMee: 'Je spook haalde {{spook}}.',
};

/** The end of a taak, for who plays against itself. */
export const leerlingRecordTeksten = teksten('leerlingRecord', TEKST);
