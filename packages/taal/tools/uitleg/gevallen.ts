/**
 * Decides: which errors the lint of explanations looks at: of every word what its rules make of it, every letter doubled, held down and
 * left out; and every wrong choice that can be made of a word, also of those that are the other side of a rule.
 * Source: the rewrite rules as the diagnosis uses them; slips of the finger; the gaps, bins and counter-words as the server asks them.
 * Example: of maan: man, maaan, maaaan, mmaan, aan, maa; of hut beside hond: hud.
 */
import { createRandom } from '@spelrijk/base/random';
import { alleFouten } from '../../src/alle-uitleg.ts';
import { ZINNEN } from '../../src/alle-zinnen.ts';
import { BANK } from '../../src/bank.ts';
import { CATEGORIEEN } from '../../src/categorieen.ts';
import { contrastenVan } from '../../src/contrast.ts';
import { createDoelbeeld } from '../../src/diagnose.ts';
import { createDicteezin } from '../../src/dicteezin.ts';
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { createNet } from '../../src/diagnose/net.ts';
import { createAfleiders, createGat, sorteerbakken, sorteerplek } from '../../src/generate.ts';
import type { Gat } from '../../src/generate.ts';
import { diagnoseGetypt, explainGetypt } from '../../src/getypt.ts';
import type { Schrijfdoel } from '../../src/getypt.ts';
import { normalise } from '../../src/normalise.ts';

/** Every misspelling of this word that the lint tries, once. */
export function misspellingen(doel: DiagnoseDoel): ReadonlySet<string> {
  const woord = normalise(doel.woord);
  const met = (start: number, end: number, naar: string): string => woord.slice(0, start) + naar + woord.slice(end);
  const fouten = new Set<string>();
  for (const [start, takken] of createNet(createDoelbeeld(doel, woord)).entries())
    for (const { lengte, naar } of takken) fouten.add(met(start, start + lengte, naar));
  for (let at = 0; at < woord.length; at++) {
    const letter = woord.charAt(at).toLowerCase();
    fouten
      .add(met(at + 1, at + 1, letter))
      .add(met(at + 1, at + 1, letter.repeat(3)))
      .add(met(at, at + 1, ''));
  }
  if (woord !== woord.toLowerCase()) fouten.add(woord.toLowerCase());
  const getypt = new Set([...fouten].map(normalise));
  getypt.delete(woord);
  getypt.delete('');
  return getypt;
}

interface Keuzefout {
  readonly getypt: string;
  readonly gekozen?: string;
  readonly goed?: string;
  /** Where the letters begin that are chosen. */
  readonly start?: number;
  /** Sorted in a bin: the rule is said, not what is wrong in the letters. */
  readonly gesorteerd?: boolean;
}

/** A word as it is asked for the sake of a categorie, and what a child can choose wrong in it. */
export interface Keuzegeval {
  readonly doel: DiagnoseDoel;
  readonly categorie: string;
  /** The other side of the rule: a word that has nothing of the categorie in it. */
  readonly contrast: boolean;
  /** What stands on the paper after a wrong choice, each time with the letters that were chosen and those that are right. */
  readonly fouten: readonly Keuzefout[];
}

function wrongChoices({ woord }: DiagnoseDoel, { gat, antwoord, keuzes }: Pick<Gat, 'gat' | 'antwoord' | 'keuzes'>): Keuzegeval['fouten'] {
  return keuzes
    .filter((keuze) => keuze !== antwoord)
    .map((gekozen) => ({ getypt: woord.slice(0, gat.start) + gekozen + woord.slice(gat.end), gekozen, goed: antwoord, start: gat.start }));
}

/** Gaps, bins and misspellings to choose from, of one word for one categorie. */
function choicesOf(doel: DiagnoseDoel, categorie: string): Keuzegeval['fouten'] {
  const gat = createGat(doel, categorie);
  const plek = sorteerplek(doel, categorie);
  const bak = plek?.gat && { gat: plek.gat, antwoord: plek.bak, keuzes: sorteerbakken(categorie) };
  return [
    ...(gat ? wrongChoices(doel, gat) : []),
    ...(bak ? wrongChoices(doel, bak).map((fout) => ({ ...fout, gesorteerd: true })) : []),
    ...createAfleiders(doel, categorie).map((getypt) => ({ getypt })),
  ];
}

/** Every word in which something can be chosen wrong: the words of each categorie, and those beside them, with the place that is left out. */
export function* keuzegevallen(): Generator<Keuzegeval> {
  for (const doel of BANK) yield { doel, categorie: doel.hoofd, contrast: false, fouten: choicesOf(doel, doel.hoofd) };
  for (const { id } of CATEGORIEEN) {
    for (const { woord, gat } of contrastenVan(id)) {
      const knelpunt = { categorie: id, ...gat.gat, variant: gat.antwoord };
      const doel = { ...woord, hoofd: id, knelpunten: [knelpunt, ...woord.knelpunten] };
      yield { doel, categorie: id, contrast: true, fouten: [...wrongChoices(doel, gat), ...choicesOf(doel, id)] };
    }
  }
}

interface Getrokken {
  readonly soort: string;
  readonly goed: string;
  readonly getypt: string;
  readonly uitleg: string;
}

/** Two hundred explanations drawn by chance, half of words, a quarter inside sentences, a quarter of choices, as the server gives them; the same seed draws the same of the same bank. For who reads them aloud. */
export function drawUitleg(seed: number): readonly Getrokken[] {
  const random = createRandom(seed);
  const fouten = alleFouten();
  const zinnen = ZINNEN.filter(({ soort }) => soort === 'dictee' || soort === 'werkwoord').map(createDicteezin);
  const drawFout = (): readonly [Schrijfdoel, string] => {
    const { doel, getypt } = random.pick(fouten);
    return [doel, getypt];
  };
  const drawZin = (): readonly [Schrijfdoel, string] => {
    const zin = random.pick(zinnen);
    const { woord, start, end } = random.pick(zin.woorden);
    const mogelijk = fouten.filter(({ doel }) => doel.woord === woord.toLowerCase());
    const fout = mogelijk.length > 0 ? random.pick(mogelijk).getypt : woord;
    const getypt = start === 0 ? fout.charAt(0).toUpperCase() + fout.slice(1) : fout;
    return [zin, zin.woord.slice(0, start) + getypt + zin.woord.slice(end)];
  };
  const drawKeuze = (): readonly [Schrijfdoel, string] => {
    const doel = random.pick(BANK);
    const mogelijk = choicesOf(doel, doel.hoofd);
    return [doel, mogelijk.length > 0 ? random.pick(mogelijk).getypt : doel.woord];
  };
  const gezien = new Set<string>();
  const drawMany = (soort: string, aantal: number, draw: () => readonly [Schrijfdoel, string]): readonly Getrokken[] => {
    const getrokken: Getrokken[] = [];
    while (getrokken.length < aantal) {
      const [doel, getypt] = draw();
      const uitslag = diagnoseGetypt(doel, getypt);
      if (uitslag.goed || doel.woord.length < 2 || gezien.has(doel.woord + getypt)) continue;
      gezien.add(doel.woord + getypt);
      getrokken.push({ soort, goed: doel.woord, getypt, uitleg: explainGetypt(doel, getypt, uitslag, 'nl') });
    }
    return getrokken;
  };
  return [...drawMany('woord', 100, drawFout), ...drawMany('zin', 50, drawZin), ...drawMany('keuze', 50, drawKeuze)];
}
