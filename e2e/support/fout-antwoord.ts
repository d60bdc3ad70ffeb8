/** A wrong answer to any opgave, as a child could give it. */
import { misspell, type OpgaveKort } from './taken.ts';

const move = (pieces: readonly string[]): string[] => {
  const at = pieces.findIndex((piece, i) => i > 0 && piece !== pieces[i - 1]);
  if (at < 0) return [...pieces];
  return pieces.map((piece, i) => (i === at ? (pieces[at - 1] ?? piece) : i === at - 1 ? (pieces[at] ?? piece) : piece));
};

/** The cuts one letter further, or one too many where there was none. */
function cutWrong(antwoord: string): string {
  const whole = antwoord.replaceAll('·', '');
  const first = antwoord.indexOf('·');
  const at = first === 1 || first < 0 ? Math.min(2, whole.length - 1) : first - 1;
  const pieces = antwoord.split('·').length;
  const rest = whole.slice(at);
  // As many pieces as it has, so that who counts first counts right.
  const more = pieces > 2 ? [rest.slice(0, -(pieces - 2)), ...rest.slice(-(pieces - 2))] : [rest];
  return [whole.slice(0, at), ...more].join('·');
}

/** The opgave with this answer instead of its own. */
export function wrongFor(opgave: OpgaveKort): OpgaveKort {
  const { antwoord, antwoordvorm, keuzes, stukken } = opgave;
  if (antwoordvorm === 'TYP') return { ...opgave, antwoord: misspell(antwoord) };
  if (antwoordvorm === 'SPLIT') return { ...opgave, antwoord: cutWrong(antwoord) };
  if (antwoordvorm === 'VOLG') return { ...opgave, stukken: move(stukken ?? []) };
  return { ...opgave, antwoord: keuzes?.find((keuze) => keuze !== antwoord) ?? antwoord };
}
