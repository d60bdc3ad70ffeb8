/** The right answer cannot be found without knowing it: not by place, size, colour or wording. */
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Game, GameStart, Item } from '../contract/game.ts';
import { must } from './requirement.ts';
import { makeStart } from './ronde.ts';

/**
 * The same question with another of its options as the answer must look the same until it has been answered: then nothing
 * on the stage (place, size, colour, wording) can give the answer away.
 */
export function checkBlind(game: Game, seeds: number): void {
  for (const [n, vorm] of game.logic.manifest.antwoordvormen.entries()) {
    for (let seed = 0; seed < seeds; seed++) {
      const start = makeStart(game, { vorm, aantal: 1, seed: seed * 13 + n, wissel: seed });
      const opgave = start.opgaven[0];
      if (opgave === undefined) continue;
      const starts = ['', ...otherAnswers(opgave)].map((antwoord) => ({
        ...start,
        opgaven: [antwoord === '' ? opgave : { ...opgave, antwoord }],
      }));
      checkSameStage(game, starts);
    }
  }
}

function otherAnswers({ antwoord, antwoordvorm, keuzes = [], woord }: Opgave): readonly string[] {
  if (antwoordvorm === 'SPLIT') return [[...woord.woord].join('·'), woord.woord];
  if (antwoordvorm === 'TYP') return antwoord.includes(' ') ? [`${antwoord} ja`, 'ja nee'] : [`${antwoord}en`, antwoord.slice(0, 2)];
  return antwoordvorm === 'VOLG' ? [] : keuzes.filter((keuze) => keuze !== antwoord);
}

/** Side by side, tick by tick. */
function checkSameStage({ logic }: Game, starts: readonly GameStart[]): void {
  let states = starts.map((start) => logic.start(start));
  for (let tick = 0; tick <= 240 && states.length > 1; tick++) {
    const [one, ...others] = states.map((state) => ({ items: logic.scene(state), tekst: logic.describe(state) }));
    for (const [i, other] of others.entries())
      must(
        one?.tekst === other.tekst && sameItems(one.items, other.items),
        () =>
          `"${starts[0]?.opgaven[0]?.antwoord}" and "${starts[i + 1]?.opgaven[0]?.antwoord}" as the answer look different at tick ${tick}: ${difference([one, other])}`,
      );
    states = states.map((state) => logic.step(state, { type: 'tick' }).state);
  }
}

/** What the stage draws, as {@link Item} lists it. */
function sameItems(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => sameItem(item, b[i]));
}

function sameItem(a: Item, b: Item | undefined): boolean {
  if (b === undefined) return false;
  for (const key in a) if (Reflect.get(a, key) !== Reflect.get(b, key)) return false;
  for (const key in b) if (!(key in a) && Reflect.get(b, key) !== undefined) return false;
  return true;
}

function difference(looks: readonly unknown[]): string {
  const [a = '', b = ''] = looks.map((look) => JSON.stringify(look));
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `${a.slice(Math.max(0, at - 60), at + 40)} / ${b.slice(at, at + 40)}`;
}

/**
 * Chi-square on where the right option stands among those that can be picked, left to right. With up to three degrees of
 * freedom a fair game stays under 16.3 in 999 of 1,000 cases (table of the chi-square distribution).
 */
export function checkPlaces(game: Game, seeds: number): void {
  for (const vorm of game.logic.manifest.antwoordvormen) {
    const byCount = new Map<number, number[]>();
    for (let seed = 0; seed < seeds; seed++) {
      const place = rightPlace(game, makeStart(game, { vorm, aantal: 1, seed: seed * 31 + 7, wissel: 0 }));
      if (place === null) continue;
      const counts = byCount.get(place.of) ?? Array.from({ length: place.of }, () => 0);
      counts[place.at] = (counts[place.at] ?? 0) + 1;
      byCount.set(place.of, counts);
    }
    for (const [of, counts] of byCount)
      must(of < 2 || of > 4 || chiSquare(counts) < 16.3, () => `${vorm}: with ${of} options the right one stands at ${counts.join('/')}`);
  }
}

function rightPlace(game: Game, start: ReturnType<typeof makeStart>): { readonly at: number; readonly of: number } | null {
  const opgave = start.opgaven[0];
  const state = game.logic.start(start);
  const options = game.logic
    .scene(state)
    .filter((item) => item.pick !== undefined && (opgave?.keuzes ?? []).includes(item.name ?? ''))
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  const at = options.findIndex((item) => item.name === opgave?.antwoord);
  return at < 0 ? null : { at, of: options.length };
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
