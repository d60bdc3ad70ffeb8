/** From what is written to the index of the audio folder and the clips that have to exist. Needs no program, so that a test can ask it too. */
import type { Uitspraak } from '@spelrijk/spraak/tekst';
import type { Uitlegspraak } from '@spelrijk/taal/alle-uitleg';
import { type BankWoord, readBank, readRegels } from './bank.ts';
import { type Klank, readKlanken } from './klanken.ts';
import { type Clip } from './recept.ts';
import { doelWoorden, leesTeksten, letternamen, programmaTeksten, stapTeksten, zinTeksten } from './teksten.ts';
import {
  type Bevinding,
  clipsOf,
  leesClip,
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

/** `apps/server/audio/index.json`: content addresses; `.ogg` exists of each, `.mp3` of all but reading texts. */
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

export interface Plan {
  readonly index: AudioIndex;
  readonly clips: ReadonlyMap<string, Clip>;
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
  /** Sentences to practise. */
  readonly zinnen: readonly string[];
  /** Lines of reading texts. */
  readonly lezen: readonly string[];
  /** Letters that are learned by name, with its IPA. */
  readonly namen: ReadonlyMap<string, string>;
  /** Of what explanations of an error are made. */
  readonly uitleg: Uitlegspraak;
  readonly uitspraak: Uitspraak;
  readonly bevindingen: readonly Bevinding[];
}

const byName = <T>(paren: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(paren.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Pure: what these sources ask for. */
export function planOf({
  bank,
  losse,
  regels,
  regelspraak,
  klanken,
  programma,
  stappen,
  zinnen,
  lezen,
  namen,
  uitleg,
  uitspraak,
  bevindingen,
}: Bronnen): Plan {
  const clips = new Map<string, Clip>();
  // Who needs the mp3 wins where two ask for the same sound.
  const adres = (clip: Clip): string => {
    const bekend = clips.get(clip.adres);
    clips.set(clip.adres, bekend && !bekend.alleenOpus ? bekend : clip);
    return clip.adres;
  };
  const woorden = bank.map((woord) => {
    const c = clipsOf(woord, uitspraak);
    return [woord.woord, { woord: adres(c.woord), langzaam: adres(c.langzaam), zin: adres(c.zin) }] as const;
  });
  const inBank = new Set(bank.map(({ woord }) => woord));
  const los = losse.flatMap((woord) => {
    if (inBank.has(woord)) return [];
    const c = losseClips(woord, uitspraak);
    return [[woord, { woord: adres(c.woord), langzaam: adres(c.langzaam) }] as const];
  });
  const regelParen = [...regels].map(([id, regel]) => [id, adres(regelClip(regel, regelspraak, uitspraak))] as const);
  const gelezen = (lijst: readonly string[], toClip = tekstClip): Adressen =>
    byName([...new Set(lijst)].map((tekst) => [tekst, adres(toClip(tekst, uitspraak))]));
  const bekend = new Map([...woorden, ...los].map(([woord, c]) => [woord, c.woord]));
  const uitlegwoorden = Object.fromEntries(
    uitleg.woorden.map((woord) => [woord, bekend.get(woord) ?? adres(uitlegwoordClip(woord, uitspraak))]),
  );
  const genoemd = Object.fromEntries([...namen].map(([letter, ipa]) => [letter, adres(naamClip(ipa))]));
  const gevonden = (stand: Bevinding['stand']): Adressen =>
    byName(bevindingen.filter((bevinding) => bevinding.stand === stand).map(({ woord, reden }) => [woord, reden]));
  return {
    index: {
      woorden: byName<AudioIndex['woorden'][string]>([...woorden, ...los]),
      regels: byName(regelParen),
      klanken: byName(klanken.map(({ grafeem, clip }) => [grafeem, adres(clip)])),
      programma: byName(Object.entries({ ...gelezen(uitleg.vast, stapClip), ...gelezen(programma) })),
      teksten: byName(
        Object.entries({
          ...uitlegwoorden,
          ...gelezen(lezen, leesClip),
          ...gelezen(zinnen),
          ...gelezen(stappen, stapClip),
          ...genoemd,
        }),
      ),
      uitspraak: byName([...uitspraak]),
      hersteld: gevonden('hersteld'),
      geblokkeerd: gevonden('geblokkeerd'),
    },
    clips,
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
    zinnen: zinTeksten(),
    lezen: await leesTeksten(),
    namen: letternamen(),
    uitleg: readUitleg(),
    uitspraak: readUitspraak(),
    bevindingen: readBevindingen(),
  });
}

/** One word per line, so that a change of one word is a change of one line. */
export function indexText(index: AudioIndex): string {
  const lines = (object: object): string =>
    Object.entries(object)
      .map(([naam, waarde]) => `    ${JSON.stringify(naam)}: ${JSON.stringify(waarde)}`)
      .join(',\n');
  const delen = Object.entries(index).map(([naam, deel]) => `  ${JSON.stringify(naam)}: {\n${lines(deel)}\n  }`);
  return `{\n${delen.join(',\n')}\n}\n`;
}
