/**
 * How long (ms) the sand of the soft clock runs for an opgave: enough for a child that knows the word and takes it easy. Own values;
 * nothing happens when it is empty.
 */
import type { Opgave } from '@spelrijk/domain/opgave';

const LUISTEREN = 4000;
const PER_LETTER = 1500;
const PER_STUK = 2000;
const KIEZEN = 8000;
const PER_GELEZEN_LETTER = 80;

type Asked = Pick<Opgave, 'antwoordvorm' | 'antwoord' | 'vraag' | 'stukken' | 'tekst'>;

/** @example bedenktijd({ antwoordvorm: 'TYP', antwoord: 'bomen' }) // 11500 */
export function bedenktijd({ antwoordvorm, antwoord, vraag = '', stukken = [], tekst }: Asked): number {
  const lezen = (vraag.length + (tekst?.alineas.flat().join(' ').length ?? 0)) * PER_GELEZEN_LETTER;
  if (antwoordvorm === 'TYP' || antwoordvorm === 'FLITS') return LUISTEREN + PER_LETTER * antwoord.length + lezen;
  if (antwoordvorm === 'VOLG') return LUISTEREN + PER_STUK * Math.max(stukken.length, 1) + lezen;
  return LUISTEREN + KIEZEN + lezen;
}
