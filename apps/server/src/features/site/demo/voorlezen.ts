/** Two leesmomenten of groep 4 of the demo school: one of ten weeks ago, and one that was held last month, with what a docent marked. Nobody recorded anything. */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { leeswoorden, countVoorlezen, type Leesfout } from '@spelrijk/domain/voorlezen';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { demoId } from './ids.ts';
import type { GemaakteLeerling } from './klant.ts';
import { insertMomenten, type DemoVoorlezing } from './store-voorlezen.ts';
import type { Gemaakt } from './verhuizen.ts';

const GROEP = 'Groep 4';
const NIVEAU: Leesniveau = 'm4';
/** Days ago that it began; it lasted eleven days. Pace against that of the first. */
const MOMENTEN = [
  { terug: 70, tempo: 1 },
  { terug: 16, tempo: 1.12 },
] as const;
const DUUR = 11;
const TEMPO = 58;
const NIET_GEHOORD: readonly GemaakteLeerling['aard'][] = ['nooit', 'nieuw', 'stil'];
const LETTERS = /^\p{L}{4,}$/u;

/** What a child says that confuses short and long, or stops at the last letter. */
function misgelezen(woord: string): string {
  if (/([aeou])\1/.test(woord)) return woord.replace(/([aeou])\1/, '$1');
  if (/([bdfgklmnprst])\1/.test(woord)) return woord.replace(/([bdfgklmnprst])\1/, '$1');
  return woord.slice(0, -1);
}

function fouten(woorden: readonly string[], random: Random): Leesfout[] {
  const kans = 0.01 + 0.05 * random.next() ** 2;
  return woorden.flatMap((woord, plek): Leesfout[] => {
    const worp = random.next();
    if (worp < kans && LETTERS.test(woord)) return [{ woord: plek, soort: 'anders', gezegd: misgelezen(woord.toLowerCase()) }];
    if (worp < kans + 0.004) return [{ woord: plek, soort: 'overgeslagen' }];
    if (worp < kans + 0.016) return [{ woord: plek, soort: 'verbeterd' }];
    return [];
  });
}

interface Lezing {
  readonly momentId: string;
  readonly kind: GemaakteLeerling;
  readonly tekst: Leestekst;
  readonly dag: string;
  readonly wpm: number;
  readonly door: string;
}

function toVoorlezing({ momentId, kind, tekst, dag, wpm, door }: Lezing, random: Random): DemoVoorlezing {
  const woorden = leeswoorden(tekst.alineas.flat());
  const ms = Math.round((woorden.length * 60_000) / (wpm * (0.9 + 0.2 * random.next())));
  const gemist = fouten(woorden, random);
  const { goed } = countVoorlezen({ gelezen: woorden.length, ms, fouten: gemist });
  const op = new Date(`${dag}T09:15:00.000Z`);
  const id = demoId(op.getTime(), 'voorlezing', kind.id, tekst.id);
  const vloeiend = Math.min(4, Math.max(1, Math.round(wpm / 25)));
  const rij = { id, adminId: kind.adminId, leerlingId: kind.id, momentId, tekst: tekst.id, op, dag, ms };
  return { ...rij, gelezen: woorden.length, goed, fouten: gemist, vloeiend, door };
}

export async function seedVoorlezen(
  db: Db,
  gemaakt: readonly Gemaakt[],
  leerlingen: readonly GemaakteLeerling[],
  now: number,
): Promise<void> {
  const school = gemaakt.find(({ demo }) => demo.zorg && demo.groepen.some(({ naam }) => naam === GROEP));
  const docent = school?.demo.gebruikers.find(({ rol, groepen }) => rol === 'docent' && groepen?.includes(GROEP));
  const door = docent && school?.ids.get(`${docent.roepnaam} ${docent.achternaam}`);
  const kinderen = leerlingen.filter(({ adminId, jaargroep }) => adminId === school?.adminId && jaargroep === 4);
  const [eerste] = kinderen;
  if (!school || door === undefined || !eerste) return;
  const proza = (await loadTeksten(NIVEAU)).filter(
    ({ regio, soort }) => regio === undefined && (soort === 'verhaal' || soort === 'weettekst'),
  );
  const momenten = MOMENTEN.map(({ terug, tempo }, nr) => {
    const van = addDays(dagVan(now), -terug);
    const teksten = proza.slice(-3 * (nr + 1), nr === 0 ? undefined : -3 * nr);
    return {
      id: demoId(now, 'leesmoment', String(nr)),
      adminId: school.adminId,
      groepId: eerste.groepId,
      niveau: NIVEAU,
      teksten,
      van,
      tempo,
      door,
    };
  });
  const voorlezingen = momenten.flatMap(({ id: momentId, teksten, van, tempo }) =>
    kinderen
      .filter(({ aard }) => !NIET_GEHOORD.includes(aard))
      .flatMap((kind, i) => {
        const random = createRandom(seedFrom(`voorlezen ${kind.roepnaam} ${kind.achternaam}`));
        const wpm = TEMPO * (0.6 + 0.8 * random.next()) * tempo;
        const dag = addDays(van, 1 + (i % 4));
        return teksten.map((tekst) => toVoorlezing({ momentId, kind, tekst, dag, wpm, door }, random));
      }),
  );
  await insertMomenten(
    db,
    momenten.map(({ id, adminId, groepId, niveau, teksten, van }) => {
      const ids = teksten.map((tekst) => tekst.id);
      return { id, adminId, groepId, niveau, teksten: ids, van, tot: addDays(van, DUUR), door };
    }),
    voorlezingen,
  );
}
