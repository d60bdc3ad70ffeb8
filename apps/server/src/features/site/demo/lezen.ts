/** What the children of the demo read on the leesplank: a few texts of their own level in the last weeks, some of them not to the end. */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { countGelezen } from '@spelrijk/domain/leestijd';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import type { DemoLeerling } from './mensen.ts';
import { insertBeurten, type DemoBeurt } from './store-lezen.ts';

interface Lezer extends Pick<DemoLeerling, 'roepnaam' | 'achternaam' | 'aard' | 'jaargroep'> {
  readonly id: string;
  readonly adminId: string;
}

/** Level and words a minute that go with a jaargroep; the youngest who read are in 3. */
const PER_JAAR: Readonly<Record<number, readonly [niveau: Leesniveau, wpm: number]>> = {
  3: ['start', 25],
  4: ['m4', 60],
  5: ['m5', 85],
  6: ['m6-e6', 105],
  7: ['m7-e7', 120],
  8: ['plus', 135],
};
const DAGEN = [25, 18, 11, 9, 4, 2] as const;
/** Half past one: reading after lunch. */
const UUR = 'T12:30:00.000Z';
const LEEST_NIET: readonly DemoLeerling['aard'][] = ['nooit', 'nieuw', 'stil'];

function toBeurt(
  lezer: Lezer,
  tekst: Leestekst,
  dag: string,
  { wpm, random }: { readonly wpm: number; readonly random: Random },
): DemoBeurt {
  const zinnen = tekst.alineas.flat();
  const uit = random.next() < 0.7;
  const verst = uit ? zinnen.length : Math.max(2, Math.floor(zinnen.length * random.next()));
  const { woorden } = countGelezen(zinnen, { van: 0, verst, uit, ms: Number.MAX_SAFE_INTEGER });
  const ms = Math.round((woorden * 60_000) / (wpm * (0.8 + 0.4 * random.next())));
  const geteld = countGelezen(zinnen, { van: 0, verst, uit, ms });
  const begon = new Date(`${dag}${UUR}`);
  const { adminId, id: leerlingId } = lezer;
  const stem = random.next() < 0.3;
  return { adminId, id: createId(begon.getTime()), leerlingId, tekst: tekst.id, begon, dag, verst, stem, ...geteld };
}

export async function seedLezen(db: Db, lezers: readonly Lezer[], now: number): Promise<void> {
  const beurten: DemoBeurt[] = [];
  for (const lezer of lezers) {
    const [niveau, wpm] = PER_JAAR[lezer.jaargroep] ?? [];
    if (niveau === undefined || wpm === undefined || LEEST_NIET.includes(lezer.aard)) continue;
    const random = createRandom(seedFrom(`lezen ${lezer.roepnaam} ${lezer.achternaam}`));
    const teksten = random.shuffle((await loadTeksten(niveau)).filter(({ regio }) => regio === undefined));
    for (const [i, terug] of DAGEN.entries()) {
      const tekst = teksten[i];
      if (tekst && random.next() < 0.6) beurten.push(toBeurt(lezer, tekst, addDays(dagVan(now), -terug), { wpm, random }));
    }
  }
  await insertBeurten(db, beurten);
}
