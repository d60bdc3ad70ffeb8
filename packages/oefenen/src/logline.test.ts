import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { recordAntwoord, replay, type LogRegel } from './antwoord.ts';
import { updateIjking } from './ijking.ts';
import { priorVan, setConstanten } from './leerlijn.ts';
import { packLine, readLine, type StoredLine } from './logline.ts';
import { PLAATSEN } from './plaatsfit.ts';
import { applyPlaatsing, choosePlaatsing, decidePlaatsing } from './plaatsing.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, withWijziging, type Stand } from './stand.ts';

const vers = (): Stand => createStand({ seedPrior: priorVan('5a') });
/** Half of what there is it knows before the first answer. */
const strong = (): Stand => createStand({ seedPrior: priorVan('8b') });
const stored = (log: LogRegel): StoredLine => JSON.parse(JSON.stringify(packLine(log))) as StoredLine;
const rows = ({ hoofd, categorieen, woorden }: Stand): unknown => JSON.parse(JSON.stringify({ hoofd, categorieen, woorden }));

interface Life {
  readonly leerlijn: ReturnType<typeof proefLeerlijn>;
  readonly random: ReturnType<typeof createRandom>;
  stand: Stand;
  now: number;
  readonly regels: LogRegel[];
}

/** Answers of all kinds, from which the content learns too. */
function practise(life: Life, aantal: number): void {
  const { leerlijn, random } = life;
  const categorieen = leerlijn.volgorde.map(({ id }) => id);
  for (let i = 0; i < aantal; i++) {
    life.now += i % 20 === 0 ? 2 * DAG : 20_000;
    const woord = `${random.pick(categorieen)}-${random.below(30)}`;
    const fast = random.next() < 0.05;
    const kies = random.next() < 0.3;
    const uit = recordAntwoord(
      life.stand,
      leerlijn,
      bewijsVan(woord, random.next() < 0.75, {
        poging: random.next() < 0.1 ? 2 : 1,
        plaats: [undefined, ...PLAATSEN][random.below(3)],
        rtMs: fast ? 600 : 6000,
        ...(kies && { vorm: 'kies', keuzes: 4 }),
        ...(random.next() < 0.1 && { hints: 1 }),
      }),
      life.now,
    );
    life.stand = uit.stand;
    life.regels.push(uit.log);
    if (uit.ijking) updateIjking(leerlijn, uit.ijking);
  }
}

test('a year replays from its stored lines, bit for bit, through two changes of constants, of the content, and a start test', () => {
  const life: Life = { leerlijn: proefLeerlijn(), random: createRandom(4), stand: strong(), now: NU, regels: [] };
  const gevraagd: { woord: string; categorie: string }[] = [];
  for (let i = 0; i < 12; i++) {
    life.now += 20_000;
    const vraag = choosePlaatsing(life.stand, life.leerlijn, STANDAARD_INSTELLING, { gevraagd }, { now: life.now, seed: 3 });
    if (!vraag) break;
    gevraagd.push(vraag);
    const uit = recordAntwoord(life.stand, life.leerlijn, bewijsVan(vraag.woord, i % 6 > 0, { soort: 'toets' }), life.now);
    life.stand = uit.stand;
    life.regels.push(uit.log);
  }
  const vermoed = decidePlaatsing(life.stand, life.leerlijn, life.now);
  const [besloten, na] = [life.now, life.regels.length];
  assert.ok(vermoed.length > 0);
  life.stand = withWijziging(life.stand, applyPlaatsing(life.stand, vermoed, besloten));
  practise(life, 500);
  setConstanten(life.leerlijn, { versie: 1, categorieSd: 0.8, drijfPerDag: 0.004 });
  practise(life, 500);
  setConstanten(life.leerlijn, { versie: 2, slordigheid: 0.04 });
  practise(life, 500);

  const lines = life.regels.map(stored);
  const placed = replay(strong(), lines.slice(0, na), life.leerlijn.sets);
  const opnieuw = replay(withWijziging(placed, applyPlaatsing(placed, vermoed, besloten)), lines.slice(na), life.leerlijn.sets);
  assert.deepEqual(rows(opnieuw), rows(life.stand));
  assert.notDeepEqual(rows(replay(placed, lines.slice(na), life.leerlijn.constanten)), rows(life.stand), 'one set is not enough');
});

test('a stored line takes at most half of the bytes of a line with names, and reads back as what it was', () => {
  const life: Life = { leerlijn: proefLeerlijn(), random: createRandom(6), stand: vers(), now: NU, regels: [] };
  practise(life, 400);
  const bytes = (value: unknown): number => JSON.stringify(value).length;
  const whole = life.regels.reduce((som, log) => som + bytes(log), 0);
  const packed = life.regels.reduce((som, log) => som + bytes(packLine(log)), 0);
  assert.ok(packed < 0.5 * whole, `${packed} of ${whole}`);
  assert.ok(packed / life.regels.length < 417, `${packed / life.regels.length} bytes a line`);
  for (const log of life.regels) {
    const read = readLine(stored(log));
    assert.deepEqual([read.op, read.reden, read.nieuw, read.versie], [log.op, log.reden, log.nieuw, log.versie]);
    const { geheugen, ...invoer } = log.invoer;
    const { geheugen: gelezen, ...weer } = read.invoer;
    assert.deepEqual(weer, invoer);
    assert.deepEqual(gelezen, log.nieuw ? undefined : geheugen);
    assert.ok(Math.abs(read.voorspeld - log.voorspeld) < 1e-4);
  }
});

test('a line that was stored whole reads as it is', () => {
  const { log } = recordAntwoord(vers(), proefLeerlijn(), bewijsVan('ei-ij-1', true), NU);
  assert.equal(readLine(log), log);
});

test('guesses of before engine 3 do not steer when they are replayed', () => {
  const leerlijn = proefLeerlijn();
  let stand = vers();
  const regels: LogRegel[] = [];
  for (let i = 0; i < 30; i++) {
    const uit = recordAntwoord(stand, leerlijn, bewijsVan(`verdubbeling-${i}`, i < 20, { rtMs: i < 20 ? 6000 : 400 }), NU + i * 20_000);
    stand = uit.stand;
    regels.push(uit.log);
  }
  assert.ok(regels.some(({ reden }) => reden === 'gegokt'));
  const oud = replay(
    vers(),
    regels.map((regel) => ({ ...regel, versie: 2 })),
    leerlijn.sets,
  );
  assert.ok(oud.hoofd.bijsturing < replay(vers(), regels, leerlijn.sets).hoofd.bijsturing);
});

test('a form nobody knows changes nothing and says so, also when it is replayed', () => {
  const leerlijn = proefLeerlijn();
  const vreemd = { ...bewijsVan('ei-ij-1', true), vorm: JSON.parse('"hologram"') as 'kies' };
  const uit = recordAntwoord(vers(), leerlijn, vreemd, NU);
  assert.equal(uit.log.reden, 'vreemd');
  assert.deepEqual(rows(uit.stand), rows(vers()));
  assert.deepEqual(rows(replay(vers(), [stored(uit.log)], leerlijn.sets)), rows(vers()));
});

test('a line says that its item is asked together with others: what was guessed rests after a replay too', () => {
  const { log } = recordAntwoord(strong(), proefLeerlijn(), bewijsVan('a-1', true, {}), NU);
  const samen = { ...log, invoer: { ...log.invoer, bundel: true } };
  assert.equal(readLine(stored(samen)).invoer.bundel, true);
  assert.equal('bundel' in readLine(stored(log)).invoer, false);
});
