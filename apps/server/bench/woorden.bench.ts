/**
 * How long it takes to estimate every word anew from ten million stored answers, and in how much memory. Writes them to a file as the database stores
 * them, in one process (`--schrijf`), and reads and estimates in another: `node --max-old-space-size=700 bench/woorden.bench.ts --lees FILE`.
 * The children are drawn: abilities known with an sd of .4, words off by .5 and categories by .25 from what was thought, six answers in ten a first sight.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createRandom } from '@spelrijk/base/random';
import { packLine, type PackedLine } from '@spelrijk/oefenen/logline';
import { moeilijkheidVan, type Leerlijn, type LeerlijnPunt } from '@spelrijk/oefenen/leerlijn';
import { estimateUit } from '../src/features/oefenen/ijking/woorden.ts';
import { leerlijnVan } from '../src/features/oefenen/standen/index.ts';

/** Lines of the file, and how often it is read: each time as other children, who answer anew. */
const REGELS = 1_000_000;
const KEREN = 10;
const PER_KIND = 1000;
const NIEUW = 0.6;
const NOW = 1.78e12;
const MS = { jaar: 300 * 86_400_000 } as const;
const SLIP = 0.025;

const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** What the words really are; the same whenever it is asked. */
function truth(leerlijn: Leerlijn): Map<LeerlijnPunt, number> {
  const random = createRandom(17);
  const next = (): number => random.next();
  const perCategorie = new Map(leerlijn.volgorde.map((categorie) => [categorie, 0.25 * normal(next)]));
  const uit = new Map<LeerlijnPunt, number>();
  for (const { punten } of leerlijn.woorden.values())
    for (const punt of punten)
      uit.set(punt, moeilijkheidVan(punt, leerlijn) + (perCategorie.get(punt.categorie) ?? 0) + 0.5 * normal(next));
  return uit;
}

type Echt = (woord: string, categorie: string) => number;

/** Chance of right of a child whose ability is known to be about `m`, with a quirk of its own. */
const rightBy = (b: number, m: number, gok: number, next: () => number): number =>
  gok + (1 - gok - SLIP) / (1 + Math.exp(b - m - 0.4 * normal(next) - 0.35 * normal(next)));

async function schrijf(bestand: string, aantal: number): Promise<void> {
  const leerlijn = leerlijnVan('nl');
  const [echt, random] = [truth(leerlijn), createRandom(18)];
  const next = (): number => random.next();
  const woorden = [...leerlijn.woorden.values()].filter(({ info }) => info.vormen.includes('dictee-woord'));
  const uit = createWriteStream(bestand);
  for (let i = 0; i < aantal; i++) {
    const woord = woorden[random.below(woorden.length)];
    if (!woord) continue;
    const kind = Math.floor(i / PER_KIND);
    const thought: { categorie: string; m: number; sd: number }[] = [];
    const punten = woord.punten.map((punt) => {
      const b = echt.get(punt) ?? 0;
      const m = b + 1 + 0.8 * normal(next);
      thought.push({ categorie: punt.categorie.id, m, sd: 0.4 });
      const kans = rightBy(b, m, punt.categorie.gok, next);
      return {
        categorie: punt.categorie.id,
        goed: next() < kans,
        b: punt.b,
        vb: punt.vb,
        gok: punt.categorie.gok,
        gemiddelde: punt.categorie.gemiddelde,
        winst: 0.02,
      };
    });
    const goed = punten.every((punt) => punt.goed);
    const line = packLine({
      versie: 6,
      constanten: 0,
      op: NOW - MS.jaar + (MS.jaar * (i % PER_KIND)) / PER_KIND,
      reden: 'bewijs',
      voorspeld: 0.8,
      gewicht: 1,
      nieuw: next() < NIEUW,
      punten: thought,
      invoer: {
        woord: woord.info.woord,
        vorm: 'dictee-woord',
        soort: 'nieuw',
        poging: 1,
        rtMs: 5200,
        geenBewijs: false,
        hulp: false,
        goed,
        doel: 0.8,
        hoofd: woord.info.hoofd,
        letters: woord.letters,
        punten,
        gewicht: 1,
        leergewicht: 1,
        blind: 0,
        gemak: 0,
        gemakVar: 0,
        tempo: 'typ',
        productie: true,
        bewijst: true,
        geheugen: [-1.5123, -0.6123, 0.5123, 0.5123, 0.1123],
        kalibratie: [0.0123, 1.0123],
        gemiddelden: undefined,
      },
    });
    const id = ((kind * 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
    if (!uit.write(`${id}\t${JSON.stringify(line)}\n`)) await once(uit, 'drain');
  }
  uit.end();
  await once(uit, 'finish');
}

type Regel = { readonly leerlingId: string; readonly motor: PackedLine };

/** Who has the same abilities, and answers for itself. */
function again({ leerlingId, motor }: Regel, echt: Echt, keer: number, next: () => number): Regel {
  const p = motor.p.map((punt): PackedLine['p'][number] => {
    const [categorie, , b, vb, gok, gemiddelde, winst, m, sd] = punt;
    const kans = rightBy(echt(motor.a[0], categorie), m ?? 0, gok, next);
    return [categorie, next() < kans ? 1 : 0, b, vb, gok, gemiddelde, winst, m, sd];
  });
  const id = ((Number.parseInt(leerlingId, 16) + keer * 40_503) >>> 0).toString(16).padStart(8, '0');
  return { leerlingId: id, motor: { ...motor, p } };
}

/** As a query would give them. */
async function* lees(bestand: string, echt: Echt, keer: number): AsyncGenerator<Regel[]> {
  const random = createRandom(100 + keer);
  let deel: Regel[] = [];
  for await (const regel of createInterface({ input: createReadStream(bestand), crlfDelay: Number.POSITIVE_INFINITY })) {
    const tab = regel.indexOf('\t');
    const motor: PackedLine = JSON.parse(regel.slice(tab + 1));
    deel.push(again({ leerlingId: regel.slice(0, tab), motor }, echt, keer, () => random.next()));
    if (deel.length < 5000) continue;
    yield deel;
    deel = [];
  }
  yield deel;
}

async function meet(bestand: string): Promise<void> {
  const leerlijn = leerlijnVan('nl');
  const waar = truth(leerlijn);
  const echt: Echt = (woord, categorie) => {
    const punt = leerlijn.woorden.get(woord)?.punten.find((p) => p.categorie.id === categorie);
    return (punt && waar.get(punt)) ?? 0;
  };
  async function* alles() {
    for (let keer = 0; keer < KEREN; keer++) yield* lees(bestand, echt, keer);
  }
  const begin = performance.now();
  const uit = await estimateUit(alles(), 'nl', NOW);
  const seconden = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage();
  let [voor, na, binnen, n] = [0, 0, 0, 0];
  for (const { woord, categorie, oud, nieuw, fout, antwoorden } of uit.woorden) {
    const punt = leerlijn.woorden.get(woord)?.punten.find((p) => p.categorie.id === categorie);
    const b = punt && waar.get(punt);
    if (b === undefined || antwoorden === 0) continue;
    voor += (oud - b) ** 2;
    na += (nieuw - b) ** 2;
    binnen += Math.abs(nieuw - b) < 1.96 * fout ? 1 : 0;
    n++;
  }
  const { antwoorden, apart, ronden, verlies, beter, woordSd, drift } = uit;
  console.log(
    JSON.stringify(
      {
        eersteAntwoorden: antwoorden,
        apart,
        knelpunten: n,
        ronden,
        seconden: Math.round(seconden),
        cpuSeconden: Math.round((user + system) / 1e6),
        hoogsteMB: Math.round(process.resourceUsage().maxRSS / 1024),
        rmse: [Math.sqrt(voor / n), Math.sqrt(na / n)],
        dekking95: binnen / n,
        verlies,
        beter,
        woordSd,
        drift: drift.length,
      },
      null,
      1,
    ),
  );
}

const [opdracht, bestand = '', aantal = String(REGELS)] = process.argv.slice(2);
if (opdracht === '--schrijf') await schrijf(bestand, Number(aantal));
else if (opdracht === '--lees') await meet(bestand);
else console.log('woorden.bench.ts --schrijf FILE [answers] | --lees FILE');
