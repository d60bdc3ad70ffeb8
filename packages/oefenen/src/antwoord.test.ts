import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { replay, recordAntwoord, type Bewijs, type LogRegel } from './antwoord.ts';
import { viewRij } from './filter.ts';
import { updateIjking, ijkingVan, setIjking } from './ijking.ts';
import { createInvoer } from './invoer.ts';
import { hintdeelVan, moeilijkheidVan, priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Stand } from './stand.ts';

const leerlijn = proefLeerlijn();
const vers = (): Stand => createStand({ seedPrior: priorVan('5a') });
const m = (stand: Stand, id: string): number => viewRij(stand.hoofd, stand.categorieen[id], stand.hoofd.laatste, leerlijn.constanten).m;
const v = (stand: Stand, id: string): number => viewRij(stand.hoofd, stand.categorieen[id], stand.hoofd.laatste, leerlijn.constanten).v;

function reeks(stand: Stand, bewijzen: readonly Bewijs[], begin = NU): { stand: Stand; log: LogRegel[] } {
  const log: LogRegel[] = [];
  let nu = begin;
  for (const bewijs of bewijzen) {
    nu += 15_000;
    const uit = recordAntwoord(stand, leerlijn, bewijs, nu);
    stand = uit.stand;
    log.push(uit.log);
  }
  return { stand, log };
}

function alleGetallen(waarde: unknown, gevonden: number[] = []): number[] {
  if (typeof waarde === 'number') gevonden.push(waarde);
  else if (waarde !== null && typeof waarde === 'object') for (const deel of Object.values(waarde)) alleGetallen(deel, gevonden);
  return gevonden;
}

function willekeurig(seed: number, aantal: number): Bewijs[] {
  const r = createRandom(seed);
  const ids = ['kz-mkm', 'lange-klank-eind', 'ei-ij', 'verdubbeling', 'i-als-ie'];
  const vormen: readonly Oefenvorm[] = ['dictee-woord', 'kies', 'goed-fout', 'klankgroepen'];
  return Array.from({ length: aantal }, () => {
    const vorm = r.pick(vormen);
    const knelpunten = [
      { categorie: r.pick(ids), goed: r.next() < 0.75 },
      ...(r.next() < 0.3 ? [{ categorie: r.pick(ids), goed: r.next() < 0.8 }] : []),
    ];
    const woord = `${r.pick(ids)}-${r.below(30)}`;
    return {
      woord,
      vorm,
      poging: r.next() < 0.15 ? 2 : 1,
      rtMs: r.next() < 0.1 ? 400 : 2000 + 8000 * r.next(),
      knelpunten,
      geenBewijs: r.next() < 0.03,
      soort: 'nieuw' as const,
      hints: r.next() < 0.05 ? 1 : 0,
    };
  });
}

test('the given stand is never changed', () => {
  const { stand } = reeks(vers(), willekeurig(1, 20));
  const voor = JSON.stringify(stand);
  const bevroren: Stand = JSON.parse(voor, (_, x: unknown) => (typeof x === 'object' && x !== null ? Object.freeze(x) : x));
  recordAntwoord(bevroren, leerlijn, bewijsVan('verdubbeling-3', false), NU + DAG);
  assert.equal(JSON.stringify(stand), voor);
});

test('right moves the category up, wrong moves it down, and other categories follow a little', () => {
  const goed = reeks(vers(), [bewijsVan('verdubbeling-1', true)]).stand;
  const fout = reeks(vers(), [bewijsVan('verdubbeling-1', false)]).stand;
  assert.ok(m(goed, 'verdubbeling') > m(vers(), 'verdubbeling'));
  assert.ok(m(fout, 'verdubbeling') < m(vers(), 'verdubbeling'));
  assert.ok(m(fout, 'ei-ij') < m(vers(), 'ei-ij'));
  assert.ok(m(fout, 'ei-ij') > m(fout, 'verdubbeling'));
  assert.ok(v(fout, 'verdubbeling') < v(vers(), 'verdubbeling'));
});

test('one answer is evidence for one knelpunt and against another', () => {
  const knelpunten = [
    { categorie: 'verdubbeling', goed: false },
    { categorie: 'ei-ij', goed: true },
  ];
  const { stand } = reeks(vers(), [bewijsVan('verdubbeling-0', false, { knelpunten })]);
  assert.ok(m(stand, 'verdubbeling') < m(stand, 'lange-klank-eind'));
  assert.ok(m(stand, 'ei-ij') > m(stand, 'lange-klank-eind'));
});

test('the order in which the host lists knelpunten makes no difference to the last bit', () => {
  const knelpunten = [
    { categorie: 'verdubbeling', goed: false },
    { categorie: 'ei-ij', goed: true },
    { categorie: 'kz-mkm', goed: true },
  ];
  const heen = reeks(vers(), [bewijsVan('verdubbeling-0', false, { knelpunten })]).stand;
  const terug = reeks(vers(), [bewijsVan('verdubbeling-0', false, { knelpunten: [...knelpunten].reverse() })]).stand;
  assert.deepEqual(heen.hoofd, terug.hoofd);
  assert.deepEqual(heen.categorieen, terug.categorieen);
});

test('answers in different categories may come in any order', () => {
  const een = willekeurig(3, 12).map((b, i) => ({
    ...b,
    woord: `verdubbeling-${i}`,
    knelpunten: [{ categorie: 'verdubbeling', goed: i % 4 > 0 }],
    poging: 1,
    rtMs: 6000,
    geenBewijs: false,
    hints: 0,
  }));
  const twee = willekeurig(4, 12).map((b, i) => ({
    ...b,
    woord: `ei-ij-${i}`,
    knelpunten: [{ categorie: 'ei-ij', goed: i % 3 > 0 }],
    poging: 1,
    rtMs: 6000,
    geenBewijs: false,
    hints: 0,
  }));
  const heen = reeks(vers(), [...een, ...twee]).stand;
  const door = reeks(
    vers(),
    een.flatMap((b, i) => [twee[i] ?? b, b]),
  ).stand;
  for (const id of ['verdubbeling', 'ei-ij', 'i-als-ie']) assert.ok(Math.abs(m(heen, id) - m(door, id)) < 0.03, id);
});

test('two knelpunten of one category count once, right only when both are', () => {
  const dubbel = reeks(vers(), [
    bewijsVan('verdubbeling-1', false, {
      knelpunten: [
        { categorie: 'verdubbeling', goed: true },
        { categorie: 'verdubbeling', goed: false },
      ],
    }),
  ]).stand;
  const enkel = reeks(vers(), [bewijsVan('verdubbeling-1', false)]).stand;
  assert.deepEqual(dubbel, enkel);
});

test('forms weigh: choosing right tells less than typing right', () => {
  const stijging = (vorm: Oefenvorm): number =>
    m(reeks(vers(), [bewijsVan('verdubbeling-1', true, { vorm })]).stand, 'verdubbeling') - m(vers(), 'verdubbeling');
  assert.ok(stijging('dictee-woord') > 2 * stijging('klankgroepen'));
  assert.ok(stijging('klankgroepen') > stijging('kies'));
  assert.ok(stijging('kies') > stijging('goed-fout'));
});

test('a right answer in a taak where the same answer is always right tells next to nothing', () => {
  const kies = (raadkans?: number): Bewijs =>
    bewijsVan('ei-ij-1', true, { vorm: 'kies', keuzes: 2, ...(raadkans !== undefined && { raadkans }) });
  const na = (bewijs: Bewijs): number => m(reeks(vers(), [bewijs]).stand, 'ei-ij') - m(vers(), 'ei-ij');
  // What is left is that practising teaches.
  assert.ok(na(kies(1)) < 0.4 * na(kies()), `${na(kies(1))} of ${na(kies())}`);
  assert.ok(na(kies(0.8)) < na(kies()));
});

test('a right answer tells less where the child can guess between two candidates', () => {
  const stijging = (id: string): number => m(reeks(vers(), [bewijsVan(`${id}-2`, true)]).stand, id) - m(vers(), id);
  assert.ok(stijging('lange-klank-eind') > 1.5 * stijging('ei-ij'));
});

test('second attempts and answers with help teach, but prove nothing', () => {
  for (const anders of [{ poging: 2 }, { poging: 3 }, { hints: 1 }]) {
    const { stand, log } = reeks(vers(), [bewijsVan('verdubbeling-1', true, anders)]);
    assert.ok(['nog-eens', 'hulp'].includes(log[0]?.reden ?? ''));
    assert.equal(stand.categorieen['verdubbeling']?.antwoorden, 0);
    assert.ok(m(stand, 'verdubbeling') - m(vers(), 'verdubbeling') < 0.02);
    assert.ok(Math.abs(v(stand, 'verdubbeling') - v(vers(), 'verdubbeling')) < 0.01);
  }
  assert.equal(reeks(vers(), [bewijsVan('verdubbeling-1', false, { hints: 1 })]).log[0]?.reden, 'bewijs');
});

test('fifteen rapid guesses move nothing and are counted as such', () => {
  const gewoon = Array.from({ length: 60 }, (_, i) =>
    bewijsVan(`verdubbeling-${i % 30}`, i % 5 > 0, { woord: `verdubbeling-${i % 30}`, rtMs: 5000 + 97 * (i % 30) }),
  );
  const { stand } = reeks(vers(), gewoon);
  const gok = Array.from({ length: 15 }, (_, i) => bewijsVan(`ei-ij-${i}`, false, { rtMs: 900 + 20 * i }));
  const na = reeks(stand, gok, NU + DAG).stand;
  assert.ok(Math.abs(m(na, 'verdubbeling') - m(stand, 'verdubbeling')) < 0.02);
  assert.ok(Math.abs(m(na, 'ei-ij') - m(stand, 'ei-ij')) < 0.02);
  assert.equal(na.hoofd.gegokt - stand.hoofd.gegokt, 15);
  assert.ok(na.hoofd.gokkans > stand.hoofd.gokkans);
});

test('a slow answer is ordinary evidence', () => {
  const snel = reeks(vers(), [bewijsVan('verdubbeling-1', true)]).stand;
  const traag = reeks(vers(), [bewijsVan('verdubbeling-1', true, { rtMs: 95_000 })]).stand;
  assert.ok(Math.abs(m(snel, 'verdubbeling') - m(traag, 'verdubbeling')) < 0.01);
});

test('mastery needs six answers, five typed, two days, and certainty; wrong answers later open it again', () => {
  const goed = (aantal: number, vorm: Oefenvorm = 'dictee-woord'): Bewijs[] =>
    Array.from({ length: aantal }, (_, i) => bewijsVan(`kz-mkm-${i}`, true, { vorm }));
  const eenDag = reeks(vers(), goed(25)).stand;
  assert.equal(eenDag.categorieen['kz-mkm']?.status, 'open');
  const tweeDagen = reeks(eenDag, goed(3), NU + DAG).stand;
  assert.equal(tweeDagen.categorieen['kz-mkm']?.status, 'beheerst');
  assert.ok((tweeDagen.categorieen['kz-mkm']?.controleOp ?? 0) > NU + 7 * DAG);
  const gekozen = reeks(reeks(vers(), goed(25, 'kies')).stand, goed(5, 'kies'), NU + DAG).stand;
  assert.equal(gekozen.categorieen['kz-mkm']?.status, 'open');
  const mis = reeks(
    tweeDagen,
    Array.from({ length: 14 }, (_, i) => bewijsVan(`kz-mkm-${i}`, false)),
    NU + 2 * DAG,
  ).stand;
  assert.equal(mis.categorieen['kz-mkm']?.status, 'open');
  assert.ok((mis.categorieen['kz-mkm']?.eersteBeheersing ?? 0) > 0);
});

test('the transfer check passes with four of five unseen words on another day', () => {
  const goed = Array.from({ length: 25 }, (_, i) => bewijsVan(`kz-mkm-${i}`, true));
  let { stand } = reeks(reeks(vers(), goed).stand, goed.slice(0, 3), NU + DAG);
  const toets = [30, 31, 32, 33, 34].map((i) => bewijsVan(`kz-mkm-${i}`, i !== 32, { soort: 'controle' }));
  const zelfdeDag = reeks(stand, toets, NU + DAG + 3_600_000).stand;
  assert.equal(zelfdeDag.categorieen['kz-mkm']?.transferOp, 0);
  stand = reeks(stand, toets, NU + 3 * DAG).stand;
  assert.ok((stand.categorieen['kz-mkm']?.transferOp ?? 0) > 0);
});

test('words that go wrong come back at growing intervals and leave after five right ones', () => {
  let { stand } = reeks(vers(), [bewijsVan('ei-ij-1', false)]);
  const gaten: number[] = [];
  for (let i = 0; i < 8; i++) {
    const rij = stand.woorden['ei-ij-1'];
    if (!rij || rij.terugOp === 0) break;
    gaten.push((rij.terugOp - rij.laatste) / DAG);
    stand = recordAntwoord(stand, leerlijn, bewijsVan('ei-ij-1', true, { soort: 'herhaling' }), rij.terugOp).stand;
  }
  assert.equal(gaten[0], 1);
  gaten.slice(1).forEach((gat, i) => assert.ok(gat > (gaten[i] ?? 0), String(gaten)));
  assert.equal(stand.woorden['ei-ij-1']?.terugOp, 0);
  assert.ok(gaten.length <= 5);
});

test('words that were never wrong do not come back', () => {
  const { stand } = reeks(vers(), [bewijsVan('ei-ij-1', true)]);
  assert.equal(stand.woorden['ei-ij-1']?.terugOp, 0);
});

test('replaying the log gives the same stand to the last bit, also after JSON and a changed bank', () => {
  const eigen = createEigenStand(vers());
  const bank = proefLeerlijn();
  const log: LogRegel[] = [];
  let nu = NU;
  willekeurig(9, 600).forEach((bewijs, i) => {
    nu += i % 20 === 0 ? 2 * DAG : i % 37 === 0 ? -3 * DAG : 20_000;
    log.push(processAntwoord(eigen, bank, bewijs, nu));
  });
  const opnieuw = replay(vers(), JSON.parse(JSON.stringify(log)) as LogRegel[], leerlijn.constanten);
  assert.deepEqual(opnieuw.hoofd, eigen.hoofd);
  assert.deepEqual(opnieuw.categorieen, eigen.categorieen);
  assert.deepEqual(opnieuw.woorden, eigen.woorden);
});

test('the engine in place and the pure function agree to the last bit', () => {
  const eigen = createEigenStand(vers());
  let stand = vers();
  willekeurig(5, 120).forEach((bewijs, i) => {
    processAntwoord(eigen, leerlijn, bewijs, NU + i * 30_000, { leert: false });
    stand = recordAntwoord(stand, leerlijn, bewijs, NU + i * 30_000).stand;
  });
  assert.deepEqual({ hoofd: eigen.hoofd, categorieen: eigen.categorieen, woorden: eigen.woorden }, stand);
});

test('gewijzigd holds exactly the rows that differ', () => {
  const { stand } = reeks(vers(), willekeurig(2, 40));
  const uit = recordAntwoord(stand, leerlijn, bewijsVan('verdubbeling-7', false), stand.hoofd.laatste + 9000);
  assert.deepEqual(Object.keys(uit.gewijzigd.categorieen), ['verdubbeling']);
  assert.deepEqual(Object.keys(uit.gewijzigd.woorden), ['verdubbeling-7']);
  for (const id in stand.categorieen) if (id !== 'verdubbeling') assert.equal(uit.stand.categorieen[id], stand.categorieen[id]);
});

const NIETS: Partial<Bewijs> = {};
const SLECHT: readonly (readonly [naam: string, anders: Partial<Bewijs>, nu: number, reden: string])[] = [
  ['time NaN', { rtMs: Number.NaN }, NU + 1000, 'bewijs'],
  ['time negative', { rtMs: -5 }, NU + 1000, 'bewijs'],
  ['time infinite', { rtMs: Number.POSITIVE_INFINITY }, NU + 1000, 'bewijs'],
  ['time of three days', { rtMs: 3 * DAG }, NU + 1000, 'bewijs'],
  ['moment NaN', NIETS, Number.NaN, 'bewijs'],
  ['moment before 1970', NIETS, -1, 'bewijs'],
  ['clock back an hour', NIETS, NU - 3_600_000, 'bewijs'],
  ['weeks late', NIETS, NU - 30 * DAG, 'bewijs'],
  ['clock back two years', NIETS, NU - 730 * DAG, 'bewijs'],
  ['a century ahead', NIETS, NU + 36_500 * DAG, 'bewijs'],
  ['unknown word', { woord: 'xyzzy' }, NU + 1000, 'bewijs'],
  ['word that is a property of objects', { woord: 'toString' }, NU + 1000, 'bewijs'],
  ['word that is a prototype', { woord: '__proto__' }, NU + 1000, 'bewijs'],
  ['unknown category only', { knelpunten: [{ categorie: 'bestaat-niet', goed: false }] }, NU + 1000, 'onbekend'],
  ['no knelpunten', { knelpunten: [] }, NU + 1000, 'onbekend'],
  ['unrecognisable', { geenBewijs: true }, NU + 1000, 'geen-bewijs'],
  ['attempt zero', { poging: 0 }, NU + 1000, 'bewijs'],
  ['attempt NaN', { poging: Number.NaN }, NU + 1000, 'bewijs'],
  ['attempt of a million', { poging: 1e6 }, NU + 1000, 'nog-eens'],
  ['one option', { vorm: 'kies', keuzes: 1 }, NU + 1000, 'bewijs'],
  ['options NaN', { vorm: 'kies', keuzes: Number.NaN }, NU + 1000, 'bewijs'],
  ['target out of range', { doel: 7 }, NU + 1000, 'bewijs'],
];

for (const [naam, anders, nu, reden] of SLECHT) {
  test(`bad input, ${naam}: ${reden}, finite numbers, and practice goes on`, () => {
    const { stand } = reeks(vers(), willekeurig(6, 30));
    const uit = recordAntwoord(stand, leerlijn, bewijsVan('verdubbeling-9', true, anders), nu);
    assert.equal(uit.log.reden, reden);
    const getallen = alleGetallen([uit.stand, uit.log, uit.ijking]);
    assert.ok(getallen.every(Number.isFinite));
    const daarna = recordAntwoord(uit.stand, leerlijn, bewijsVan('verdubbeling-10', true), NU + DAG);
    assert.ok(alleGetallen(daarna.stand).every(Number.isFinite));
    assert.ok(v(daarna.stand, 'verdubbeling') > 0);
    assert.deepEqual(JSON.parse(JSON.stringify(daarna.stand)), daarna.stand);
  });
}

test('an answer that arrives twice changes nothing the second time', () => {
  const een = recordAntwoord(vers(), leerlijn, bewijsVan('ei-ij-1', false), NU);
  const twee = recordAntwoord(een.stand, leerlijn, bewijsVan('ei-ij-1', false), NU);
  assert.equal(twee.log.reden, 'dubbel');
  assert.deepEqual(twee.stand, een.stand);
});

test('word difficulty, calibration and gain are learned as deltas and survive storing', () => {
  const bank = proefLeerlijn();
  const start = bank.woorden.get('verdubbeling-1')?.hoofdpunt.b ?? 0;
  for (let i = 0; i < 30; i++) {
    const { ijking } = recordAntwoord(createStand({ seedPrior: priorVan('5b') }), bank, bewijsVan('verdubbeling-1', false), NU + i * 1000);
    assert.ok(ijking);
    updateIjking(bank, ijking);
  }
  const punt = bank.woorden.get('verdubbeling-1')?.hoofdpunt;
  assert.ok((punt?.b ?? 0) > start + 0.5);
  assert.ok((punt?.vb ?? 1) < 0.3);
  const kopie = proefLeerlijn();
  setIjking(kopie, JSON.parse(JSON.stringify(ijkingVan(bank))) as ReturnType<typeof ijkingVan>);
  assert.deepEqual(ijkingVan(kopie), ijkingVan(bank));
});

test('a word that is right again within the hour says less about its difficulty than at first sight: it may be known by heart', () => {
  const eerste = recordAntwoord(vers(), leerlijn, bewijsVan('ei-ij-1', true), NU).ijking?.punten[0]?.b ?? 0;
  const { stand } = reeks(vers(), [bewijsVan('ei-ij-1', false)]);
  const nogEens = recordAntwoord(stand, leerlijn, bewijsVan('ei-ij-1', true), NU + DAG / 24).ijking?.punten[0]?.b ?? 0;
  assert.ok(nogEens < 0 && nogEens > 0.8 * eerste, `${nogEens} against ${eerste}`);
});

test('a child that keeps missing one word has trouble with that word: the next miss says less about its ability', () => {
  const fouten = Array.from({ length: 6 }, () => bewijsVan('verdubbeling-5', false, { soort: 'herhaling' }));
  const { stand } = reeks(vers(), fouten);
  const rij = stand.woorden['verdubbeling-5'] ?? assert.fail('it was answered');
  assert.ok((rij.gril ?? 0) < -0.1);
  const zonder = { ...stand, woorden: { 'verdubbeling-5': { ...rij, gril: 0 } } };
  const na = (s: Stand): number => m(reeks(s, [bewijsVan('verdubbeling-5', false)], NU + DAG).stand, 'verdubbeling');
  assert.ok(na(stand) > na(zonder));
});

test('lines of engine 1, without weights of memory, still replay', () => {
  const { log } = reeks(vers(), [bewijsVan('ei-ij-1', false), bewijsVan('ei-ij-1', true)]);
  const oud = log.map((regel) => ({ ...regel, versie: 1, invoer: { ...regel.invoer, geheugen: undefined } }));
  assert.ok(alleGetallen(replay(vers(), oud, leerlijn.constanten)).every(Number.isFinite));
});

test('the success controller asks for harder words after much success and for easier ones after little', () => {
  const alles = (goed: boolean): Stand =>
    reeks(
      vers(),
      Array.from({ length: 40 }, (_, i) => bewijsVan(`ei-ij-${i % 30}`, goed)),
    ).stand;
  assert.ok(alles(true).hoofd.bijsturing < -0.05);
  assert.equal(alles(false).hoofd.bijsturing, leerlijn.constanten.regelMax);
});

test('a log over a change of constants replays to the last bit with both sets', () => {
  const later = proefLeerlijn({ constanten: { versie: 1, categorieSd: 0.9, slordigheid: 0.04 } });
  const eerst = willekeurig(5, 20).map((bewijs, i) => [leerlijn, bewijs, NU + i * 60_000] as const);
  const daarna = willekeurig(6, 20).map((bewijs, i) => [later, bewijs, NU + DAG + i * 60_000] as const);
  const regels: LogRegel[] = [];
  let stand = vers();
  for (const [met, bewijs, op] of [...eerst, ...daarna]) {
    const uit = recordAntwoord(stand, met, bewijs, op);
    regels.push(uit.log);
    stand = uit.stand;
  }
  assert.deepEqual(new Set(regels.map(({ constanten }) => constanten)), new Set([0, 1]));
  const beide = new Map([
    [0, leerlijn.constanten],
    [1, later.constanten],
  ]);
  assert.deepEqual(replay(vers(), regels, beide), stand);
  assert.notDeepEqual(replay(vers(), regels, leerlijn.constanten), stand);
});

test('hints that turn out to exaggerate are trusted less, also for words nobody has seen', () => {
  const bank = proefLeerlijn();
  const ongezien = bank.woorden.get('verdubbeling-29')?.hoofdpunt;
  assert.ok(ongezien);
  const afstand = (): number => Math.abs(moeilijkheidVan(ongezien, bank) - ongezien.categorie.info.gemiddeldeMoeilijkheid);
  const [gewicht, ver] = [bank.hint.gewicht, afstand()];
  for (let ronde = 0; ronde < 40; ronde++) {
    for (let i = 0; i < 24; i++) {
      const woord = bank.woorden.get(`verdubbeling-${i}`);
      assert.ok(woord);
      // Words that were called hard turn out easy, and the other way round.
      const goed = woord.hoofdpunt.hint > 0;
      const { ijking } = recordAntwoord(createStand({ seedPrior: priorVan('5b') }), bank, bewijsVan(`verdubbeling-${i}`, goed), NU + i);
      if (ijking) updateIjking(bank, ijking);
    }
  }
  assert.ok(bank.hint.gewicht < gewicht - 0.2, String(bank.hint.gewicht));
  assert.ok(afstand() < ver);
});

test('a hint counts in full while nothing better is known, and less the surer a word is', () => {
  const punt = proefLeerlijn().woorden.get('verdubbeling-29')?.hoofdpunt ?? assert.fail('a word');
  const deel = (vb: number): number => Math.round((100 * hintdeelVan({ ...punt, hint: 2, vb })) / 2);
  assert.deepEqual([0, 0.03, 0.15, 0.3, 0.36, 9].map(deel), [0, 10, 50, 100, 100, 100]);
});

test('a word is never learned further than its reach, however many answers say so', () => {
  const bank = proefLeerlijn();
  for (let i = 0; i < 600; i++) {
    const { ijking } = recordAntwoord(createStand({ seedPrior: priorVan('8b') }), bank, bewijsVan('kz-mkm-1', false), NU + i);
    if (ijking) updateIjking(bank, ijking);
  }
  const punt = bank.woorden.get('kz-mkm-1')?.hoofdpunt;
  assert.ok(punt && Math.abs(moeilijkheidVan(punt, bank) - punt.start) <= 2.6);
});

test('each knelpunt of a word is judged by its own difficulty, not by that of another knelpunt of the word', () => {
  const woord = leerlijn.woorden.get('lange-klank-eind-3') ?? assert.fail('no word');
  assert.deepEqual(
    woord.punten.map(({ categorie }) => categorie.id),
    ['kz-mkm', 'lange-klank-eind'],
  );
  const knelpunten = woord.punten.map(({ categorie }) => ({ categorie: categorie.id, goed: true }));
  const { punten } = createInvoer(leerlijn, { ...bewijsVan('lange-klank-eind-3', true), knelpunten }, false, null);
  const eigen = Object.fromEntries(woord.punten.map((punt) => [punt.categorie.id, moeilijkheidVan(punt, leerlijn)]));
  assert.notEqual(eigen['kz-mkm'], eigen['lange-klank-eind']);
  for (const { categorie, b } of punten) assert.ok(Math.abs(b - (eigen[categorie] ?? 0)) < 1e-6, categorie);
});

test('how many words of a categorie a child has had counts each word once, and no word of another categorie', () => {
  const gezien = (stand: Stand): number | undefined => stand.categorieen['verdubbeling']?.gezien;
  const eenmaal = reeks(vers(), [bewijsVan('verdubbeling-1', true), bewijsVan('verdubbeling-1', true)]).stand;
  assert.equal(gezien(eenmaal), 1);
  const knelpunten = ['i-als-ie', 'verdubbeling'].map((categorie) => ({ categorie, goed: true }));
  const ander = reeks(eenmaal, [{ ...bewijsVan('i-als-ie-0', true), knelpunten }], NU + DAG).stand;
  assert.ok(
    (ander.categorieen['verdubbeling']?.antwoorden ?? 0) > (eenmaal.categorieen['verdubbeling']?.antwoorden ?? 0),
    'it is an answer to it',
  );
  assert.equal(gezien(ander), 1);
  assert.equal(gezien(reeks(ander, [bewijsVan('verdubbeling-2', true)], NU + 2 * DAG).stand), 2);
});

test('what can be right by chance: one of so many where one chooses, of the two that fit where one types', () => {
  const kans = (woord: string, anders: Partial<Bewijs> = {}): number =>
    createInvoer(leerlijn, bewijsVan(woord, true, anders), false, null).punten[0]?.gok ?? 0;
  for (const keuzes of [2, 3, 4, 6]) assert.equal(kans('verdubbeling-1', { vorm: 'kies', keuzes }), 1 / keuzes, `${keuzes} choices`);
  assert.equal(kans('verdubbeling-1', { vorm: 'kies' }), 0.25, 'of an unknown number');
  assert.equal(
    kans('verdubbeling-1', { vorm: 'letters-ordenen', keuzes: 6 }),
    kans('verdubbeling-1', { vorm: 'letters-ordenen' }),
    'nothing is chosen',
  );
  // By sound alone hardly, by a rule sometimes, of one letter or two more often, of a verb most.
  const getypt = [0, ...['kz-mkm-1', 'i-als-ie-1', 'verdubbeling-1', 'ww-stam-1'].map((woord) => kans(woord)), 0.5];
  for (const [plek, een] of getypt.entries()) assert.ok(een < (getypt[plek + 1] ?? 1), getypt.join(' '));
});
