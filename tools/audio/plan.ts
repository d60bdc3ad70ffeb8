/** From what is written to the index of the audio folder and the clips that have to exist. Needs no program, so that a test can ask it too. */
import type { Uitspraak } from '@spelrijk/spraak/tekst';
import type { Uitlegspraak } from '@spelrijk/taal/alle-uitleg';
import { type BankWoord, readBank, readRegels } from './bank.ts';
import { type Klank, readKlanken } from './klanken.ts';
import { type Clip } from './recept.ts';
import { doelWoorden, readTekstenPerNiveau, letternamen, programmaTeksten, stapTeksten, zinnenPerSoort } from './teksten.ts';
import {
  type Bevinding,
  clipsOf,
  clipOfRegel,
  losseClips,
  naamClip,
  readBevindingen,
  readRegelspraak,
  readUitleg,
  readUitspraak,
  regelClip,
  stapClip,
  tekstClip,
  uitlegwoordClip,
} from './uitspraak.ts';

type Adressen = Readonly<Record<string, string>>;

/** `apps/server/audio/index.json`: ids of clips, by what is said. In which pack a clip lies, the packs know themselves. */
export interface AudioIndex {
  readonly woorden: Readonly<Record<string, { readonly woord: string; readonly langzaam: string; readonly zin?: string }>>;
  readonly regels: Adressen;
  /** By grapheme. */
  readonly klanken: Adressen;
  /** What games and host say, and the fixed pieces of explanations of an error, by exact text. */
  readonly programma: Adressen;
  /** Steps, sentences, reading texts and words that explanations name, by exact text. */
  readonly teksten: Adressen;
  /** What the synthesiser is given instead of a word, for words that the server speaks itself. */
  readonly uitspraak: Adressen;
  /** Words whose plain sound was wrong and was repaired, with the reason. */
  readonly hersteld: Adressen;
  /** Words whose sound is wrong or unclear and may not be used where hearing decides, with the reason. */
  readonly geblokkeerd: Adressen;
}

export interface PlanClip extends Clip {
  /** Name of the pack it lies in, without `.pack`. */
  readonly pack: string;
}

export interface Plan {
  readonly index: AudioIndex;
  readonly clips: ReadonlyMap<string, PlanClip>;
}

/** What has to be spoken, and what is known about how. */
export interface Bronnen {
  readonly bank: readonly BankWoord[];
  /** Words of sentences; those of the bank among them are said as the bank says. */
  readonly losse: readonly string[];
  readonly regels: ReadonlyMap<string, string>;
  readonly regelspraak: ReadonlyMap<string, string>;
  readonly klanken: readonly Klank[];
  readonly programma: readonly string[];
  /** Steps of the rules. */
  readonly stappen: readonly string[];
  /** Sentences to practise, by kind. */
  readonly zinnen: ReadonlyMap<string, readonly string[]>;
  /** Lines of reading texts, by level. */
  readonly lezen: ReadonlyMap<string, readonly string[]>;
  /** Letters that are learned by name, with its IPA. */
  readonly namen: ReadonlyMap<string, string>;
  /** Of what explanations of an error are made. */
  readonly uitleg: Uitlegspraak;
  readonly uitspraak: Uitspraak;
  readonly bevindingen: readonly Bevinding[];
}

const byName = <T>(paren: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(paren.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Keeps every clip once. What two packs ask for lies in the first of them by name, so that no order of reading matters. */
class Clips {
  readonly alle = new Map<string, PlanClip>();

  /** Notes a clip. @returns its address */
  note(pack: string, clip: Clip): string {
    const bekend = this.alle.get(clip.adres);
    if (bekend === undefined || pack < bekend.pack) this.alle.set(clip.adres, { ...clip, pack });
    return clip.adres;
  }
}

/** Words of the bank lie with their categorie; others that sentences were written for lie together. */
function planWoorden({ bank, losse, uitspraak }: Bronnen, clips: Clips): AudioIndex['woorden'] {
  const woorden = bank.map((woord) => {
    const c = clipsOf(woord, uitspraak);
    // What is said of what is written short is other words: they lie with those.
    const pack = woord.voluit === '' ? `categorie-${woord.categorie}` : 'woorden';
    const note = (clip: Clip): string => clips.note(pack, clip);
    return [woord.woord, { woord: note(c.woord), langzaam: note(c.langzaam), zin: note(c.zin) }] as const;
  });
  const inBank = new Set(bank.map(({ woord }) => woord));
  const los = losse.flatMap((woord) => {
    if (inBank.has(woord)) return [];
    const c = losseClips(woord, uitspraak);
    return [[woord, { woord: clips.note('woorden', c.woord), langzaam: clips.note('woorden', c.langzaam) }] as const];
  });
  return byName<AudioIndex['woorden'][string]>([...woorden, ...los]);
}

type ToClip = (tekst: string, uitspraak: Uitspraak) => Clip;

/** Texts by what is written; where two kinds have the same text, the later one says how it is read. */
function planTeksten(
  { stappen, zinnen, lezen, namen, uitleg, uitspraak }: Bronnen,
  clips: Clips,
  woorden: AudioIndex['woorden'],
): Adressen {
  const say = (pack: string, teksten: readonly string[], toClip: ToClip): Adressen =>
    Object.fromEntries(teksten.map((tekst) => [tekst, clips.note(pack, toClip(tekst, uitspraak))]));
  const perSoort = (kop: string, soorten: ReadonlyMap<string, readonly string[]>, toClip: ToClip): Adressen =>
    Object.fromEntries([...soorten].flatMap(([soort, teksten]) => Object.entries(say(`${kop}-${soort}`, teksten, toClip))));
  const uitlegwoord = (woord: string): string =>
    (Object.hasOwn(woorden, woord) ? woorden[woord]?.woord : undefined) ?? clips.note('uitlegwoorden', uitlegwoordClip(woord, uitspraak));
  const delen: Adressen = {
    ...Object.fromEntries(uitleg.woorden.map((woord) => [woord, uitlegwoord(woord)])),
    ...perSoort('lezen', lezen, clipOfRegel),
    ...perSoort('zinnen', zinnen, tekstClip),
    ...say('stappen', stappen, stapClip),
    ...Object.fromEntries([...namen].map(([letter, ipa]) => [letter, clips.note('klanken', naamClip(ipa))])),
  };
  return byName(Object.entries(delen));
}

/** Pure: what these sources ask for. */
export function planOf(bronnen: Bronnen): Plan {
  const { regels, regelspraak, klanken, programma, uitleg, uitspraak, bevindingen } = bronnen;
  const clips = new Clips();
  const woorden = planWoorden(bronnen, clips);
  const gevonden = (stand: Bevinding['stand']): Adressen =>
    byName(bevindingen.filter((bevinding) => bevinding.stand === stand).map(({ woord, reden }) => [woord, reden]));
  const vast = uitleg.vast.map((tekst) => [tekst, clips.note('uitleg', stapClip(tekst, uitspraak))] as const);
  const gezegd = programma.map((tekst) => [tekst, clips.note('programma', tekstClip(tekst, uitspraak))] as const);
  return {
    index: {
      woorden,
      regels: byName([...regels].map(([id, regel]) => [id, clips.note('regels', regelClip(regel, regelspraak, uitspraak))])),
      klanken: byName(klanken.map(({ grafeem, clip }) => [grafeem, clips.note('klanken', clip)])),
      programma: byName(Object.entries(Object.fromEntries([...vast, ...gezegd]))),
      teksten: planTeksten(bronnen, clips, woorden),
      uitspraak: byName([...uitspraak]),
      hersteld: gevonden('hersteld'),
      geblokkeerd: gevonden('geblokkeerd'),
    },
    clips: clips.alle,
  };
}

/** The plan of what is in the tree now. */
export async function currentPlan(): Promise<Plan> {
  return planOf({
    bank: readBank(),
    losse: doelWoorden(),
    regels: await readRegels(),
    regelspraak: readRegelspraak(),
    klanken: readKlanken(),
    programma: programmaTeksten(),
    stappen: await stapTeksten(),
    zinnen: zinnenPerSoort(),
    lezen: await readTekstenPerNiveau(),
    namen: letternamen(),
    uitleg: readUitleg(),
    uitspraak: readUitspraak(),
    bevindingen: readBevindingen(),
  });
}

let kept: Promise<Plan> | undefined;

/** The same, read once in a process: for tests, which change nothing of the tree. */
export const keptPlan = (): Promise<Plan> => (kept ??= currentPlan());

/** One word per line, so that a change of one word is a change of one line. */
export function indexText(index: AudioIndex): string {
  const lines = (object: object): string =>
    Object.entries(object)
      .map(([naam, waarde]) => `    ${JSON.stringify(naam)}: ${JSON.stringify(waarde)}`)
      .join(',\n');
  const delen = Object.entries(index).map(([naam, deel]) => `  ${JSON.stringify(naam)}: {\n${lines(deel)}\n  }`);
  return `{\n${delen.join(',\n')}\n}\n`;
}
