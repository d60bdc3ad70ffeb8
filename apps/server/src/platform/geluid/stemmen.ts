/**
 * Which voice a child hears, clip by clip. First a voice of the own region, then the one the operator chose, last the voice that is
 * shipped; of each the clips it has.
 *
 * An address never changes its sound, so that browsers may keep it for ever. A clip of the shipped voice lies under its id (the hash of
 * what is said, by that voice); a clip of another voice lies under the hash of its bytes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Regio } from '@spelrijk/domain/admin';
import { openStem, openStemmen, type Klank, type Report, type Stem } from './stem.ts';

export interface Stemmen {
  /** Where the sound of a clip is for this region; undefined when no voice has it. */
  readonly adresVan: (id: string, regio: Regio) => string | undefined;
  /** Whether a voice speaks the Dutch of this region itself. */
  has(regio: Regio): boolean;
  find(adres: string): Klank | undefined;
  close(): void;
}

export interface StemmenOptions {
  /** Folder of the shipped voice. */
  readonly audioRoot: string;
  /** Folder of everything that lasts; voices of the operator lie under `voices`. */
  readonly data: string;
  /** Name of the folder of the voice that the operator chose. */
  readonly stem: string | undefined;
  readonly report: Report;
}

/** Other voices in the order in which a region asks them. */
function orderFor(regio: Regio, eigen: ReadonlyMap<string, Stem>, gekozen: Stem | undefined): readonly Stem[] {
  const streek = [...eigen.values()].filter((stem) => stem.regio === regio);
  return gekozen === undefined ? streek : [...new Set(gekozen.regio === regio ? [gekozen, ...streek] : [...streek, gekozen])];
}

/** Every address with its sound. The shipped voice comes first: what another one calls the same is not heard. */
function addressesOf(gewoon: Stem | undefined, eigen: readonly Stem[]): ReadonlyMap<string, Klank> {
  if (gewoon && eigen.length === 0) return gewoon.klanken;
  const adressen = new Map(gewoon?.klanken);
  for (const { klanken } of eigen) for (const klank of klanken.values()) if (!adressen.has(klank.hash)) adressen.set(klank.hash, klank);
  return adressen;
}

export function openAlleStemmen({ audioRoot, data, stem, report }: StemmenOptions): Stemmen {
  const gewoon = existsSync(join(audioRoot, 'voice.json')) ? openStem(audioRoot, report) : undefined;
  const eigen = openStemmen(join(data, 'voices'), report);
  const gekozen = stem === undefined ? undefined : eigen.get(stem);
  if (stem !== undefined && gekozen === undefined) report(`geluid: er is geen stem ${stem} in ${join(data, 'voices')}`);
  const volgorde: Readonly<Record<Regio, readonly Stem[]>> = { nl: orderFor('nl', eigen, gekozen), be: orderFor('be', eigen, gekozen) };
  const adressen = addressesOf(gewoon, [...eigen.values()]);
  const hashIn = ({ klanken }: Stem, id: string): string | undefined => {
    const klank = klanken.get(id);
    return klank !== undefined && adressen.get(klank.hash)?.hash === klank.hash ? klank.hash : undefined;
  };
  return {
    adresVan: (id, regio) => {
      for (const ander of volgorde[regio]) {
        const adres = hashIn(ander, id);
        if (adres !== undefined) return adres;
      }
      return gewoon?.klanken.has(id) === true ? id : undefined;
    },
    has: (regio) => [gewoon, ...eigen.values()].some((een) => een !== undefined && een.regio === regio && een.klanken.size > 0),
    find: (adres) => adressen.get(adres),
    close: () => {
      for (const open of [gewoon, ...eigen.values()]) open?.close();
    },
  };
}
