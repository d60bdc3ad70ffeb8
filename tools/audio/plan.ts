/** From the bank to the index of the audio folder and the clips that have to exist. Needs no program, so that a test can ask it too. */
import { type BankWoord, readBank, readRegels } from './bank.ts';
import type { Uitspraak } from '@spelrijk/spraak/tekst';
import { type Clip } from './recept.ts';
import { clipsOf, readRegelspraak, readUitspraak, regelClip } from './uitspraak.ts';

/** `apps/server/audio/index.json`: content addresses per word and per categorie; `.ogg` and `.mp3` exist of each. */
export interface AudioIndex {
  readonly woorden: Readonly<Record<string, { readonly woord: string; readonly langzaam: string; readonly zin: string }>>;
  readonly regels: Readonly<Record<string, string>>;
}

export interface Plan {
  readonly index: AudioIndex;
  readonly clips: ReadonlyMap<string, Clip>;
}

const byName = <T>(paren: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(paren.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Pure: what a bank, its rules and a pronunciation list ask for. */
export function planOf(
  bank: readonly BankWoord[],
  regels: ReadonlyMap<string, string>,
  regelspraak: ReadonlyMap<string, string>,
  uitspraak: Uitspraak,
): Plan {
  const clips = new Map<string, Clip>();
  const adres = (clip: Clip): string => (clips.set(clip.adres, clip), clip.adres);
  const woorden = bank.map((woord) => {
    const c = clipsOf(woord, uitspraak);
    return [woord.woord, { woord: adres(c.woord), langzaam: adres(c.langzaam), zin: adres(c.zin) }] as const;
  });
  const regelParen = [...regels].map(([id, regel]) => [id, adres(regelClip(regel, regelspraak, uitspraak))] as const);
  return { index: { woorden: byName(woorden), regels: byName(regelParen) }, clips };
}

/** The plan of what is in the tree now. */
export async function currentPlan(): Promise<Plan> {
  return planOf(readBank(), await readRegels(), readRegelspraak(), readUitspraak());
}

/** One word per line, so that a change of one word is a change of one line. */
export function indexText({ woorden, regels }: AudioIndex): string {
  const lines = (object: Readonly<Record<string, unknown>>): string =>
    Object.entries(object)
      .map(([naam, waarde]) => `    ${JSON.stringify(naam)}: ${JSON.stringify(waarde)}`)
      .join(',\n');
  return `{\n  "woorden": {\n${lines(woorden)}\n  },\n  "regels": {\n${lines(regels)}\n  }\n}\n`;
}
