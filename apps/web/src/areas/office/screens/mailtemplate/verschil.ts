/** What changed between two texts, word by word, by their longest common row of words. */

export interface Stuk {
  readonly soort: 'gelijk' | 'weg' | 'erbij';
  readonly tekst: string;
}

/** Words with the white space behind them. */
const woorden = (tekst: string): readonly string[] => tekst.match(/\S+\s*|\s+/gu) ?? [];

/** `lengte(i, j)`: how many words the rests from i and j share, in order. */
function gedeeld(oud: readonly string[], nu: readonly string[]): (i: number, j: number) => number {
  const breedte = nu.length + 1;
  const tabel = new Uint16Array((oud.length + 1) * breedte);
  const lengte = (i: number, j: number): number => tabel[i * breedte + j] ?? 0;
  for (let i = oud.length - 1; i >= 0; i--)
    for (let j = nu.length - 1; j >= 0; j--)
      tabel[i * breedte + j] = oud[i] === nu[j] ? lengte(i + 1, j + 1) + 1 : Math.max(lengte(i + 1, j), lengte(i, j + 1));
  return lengte;
}

function addRijen(stukken: Stuk[], soort: Stuk['soort'], tekst: string): void {
  const laatste = stukken.at(-1);
  if (laatste?.soort === soort) stukken[stukken.length - 1] = { soort, tekst: laatste.tekst + tekst };
  else stukken.push({ soort, tekst });
}

/** @example verschil('Dag Bo', 'Hoi Bo') // weg 'Dag ', erbij 'Hoi ', gelijk 'Bo' */
export function verschil(oud: string, nu: string): readonly Stuk[] {
  const [links, rechts] = [woorden(oud), woorden(nu)];
  const lengte = gedeeld(links, rechts);
  const stukken: Stuk[] = [];
  let [i, j] = [0, 0];
  while (i < links.length || j < rechts.length) {
    const [weg, erbij] = [links[i], rechts[j]];
    if (weg !== undefined && weg === erbij) {
      addRijen(stukken, 'gelijk', weg);
      i++;
      j++;
    } else if (weg !== undefined && (erbij === undefined || lengte(i + 1, j) >= lengte(i, j + 1))) {
      addRijen(stukken, 'weg', weg);
      i++;
    } else if (erbij !== undefined) {
      addRijen(stukken, 'erbij', erbij);
      j++;
    }
  }
  return stukken;
}
