/** Is this a scene that can be drawn, and used? */
import type { Drawing } from '../contract/art.ts';
import type { Game, GameState, Item } from '../contract/game.ts';
import { KIT_ART } from '../stage/kit-art.ts';
import { maatOf } from '../stage/measures.ts';
import { parseSvg } from '../stage/svg.ts';
import { fitLetters } from '../stage/text-fit.ts';

const MAX_ITEMS = 80;
/** Widths of letters are reckoned a little too wide. */
const RUIM = 1.06;
/** Drawn by the host: blobs. */
const VAN_HOST: ReadonlySet<string> = new Set(['kit:blob', 'kit:bloep', 'kit:publiek', 'kit:plaatje']);
/** What was looked at before, per drawing. */
const parsed = new WeakMap<Drawing, Set<string>>();

/** @throws when the scene of this state breaks a rule of the stage */
export function checkScene(game: Game, state: GameState, waar: string): void {
  const items = game.logic.scene(state);
  const fail = (why: string): never => {
    throw new Error(`${waar}: ${why}`);
  };
  if (items.length > MAX_ITEMS) fail(`${items.length} items on the stage in phase ${state.run.fase}`);
  if (new Set(items.map((item) => item.key)).size !== items.length) fail(`double key among ${items.map((item) => item.key).join(' ')}`);
  const tekst = game.logic.describe(state);
  if (!isZin(tekst)) fail(`"${tekst}" does not say what is on the stage`);
  for (const item of items) {
    const why = wrongWith(game, item) ?? (item.pick === undefined ? null : wrongPick(state, item));
    if (why !== null) fail(`${item.key} ${why}`);
  }
}

function wrongWith(game: Game, item: Item): string | null {
  const numbers = [
    item.x,
    item.y,
    item.w,
    item.h,
    item.rot ?? 0,
    item.sx ?? 1,
    item.sy ?? 1,
    item.alpha ?? 1,
    item.z ?? 0,
    item.labelSize ?? 34,
  ];
  if (!numbers.every(Number.isFinite)) return `has a number that is none: ${JSON.stringify(item)}`;
  // A layer becomes a z-index, and a browser drops one with a fraction.
  if (!Number.isInteger(item.z ?? 0)) return `lies in layer ${item.z ?? 0}, which is no whole number`;
  if (item.label !== undefined && !fitsIn(item, item.label)) return `has letters that do not fit: "${item.label}"`;
  if (item.w < 0 || item.h < 0 || (item.labelSize ?? 34) <= 0) return 'has a negative size';
  return item.art === undefined ? null : wrongArt(game, item.art, item.toon ?? '');
}

/** Whole sentences, without a hole where a word should be. */
const isZin = (tekst: string): boolean => /^\p{L}.*[.!?]$/su.test(tekst) && !/undefined|null|NaN|\[object/.test(tekst);

/** No line of the label is wider than the thing it stands on. */
const fitsIn = ({ w, labelSize = 34 }: Item, label: string): boolean =>
  label.split('\n').every((line) => fitLetters(line, w * RUIM, labelSize) >= labelSize);

function wrongArt(game: Game, art: string, toon: string): string | null {
  if (VAN_HOST.has(art)) return null;
  const drawing = game.art[art] ?? KIT_ART[art];
  if (drawing === undefined || !('svg' in drawing)) return `asks for the drawing ${art}, which does not exist`;
  const seen = parsed.get(drawing) ?? new Set();
  if (seen.has(toon)) return null;
  if (/NaN|undefined|null/.test(drawing.svg(toon))) return `has a hole in the drawing ${art}, ${toon}`;
  if (parseSvg(drawing.svg(toon)).length === 0) return `has an empty drawing ${art}`;
  if (!isOnBlad(drawing, toon)) return `asks for the drawing ${art} as ${toon}, which is none of its \`tonen\``;
  parsed.set(drawing, seen.add(toon));
  return null;
}

/** The sheet of a built game holds the variants that a drawing names; any other looks like the plain one. */
const isOnBlad = ({ tonen = [], vrij, svg }: Drawing, toon: string): boolean =>
  vrij === true || tonen.includes(toon) || svg(toon) === svg('');

/** What can be picked has a name and lies on the stage. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Who says what stands on a button means that button (https://www.w3.org/TR/WCAG22/#label-in-name). */
const saysLabel = (name: string, label: string): boolean => bare(label).length < 2 || bare(name).includes(bare(label));

function wrongPick(state: GameState, item: Item): string | null {
  if (item.name === undefined || item.name === '') return 'can be picked but has no name';
  if (!saysLabel(item.name, item.label ?? '')) return `is called "${item.name}", which does not say its letters "${item.label}"`;
  const { w, h } = maatOf(standOf(state));
  const inside = item.x - item.w / 2 >= -12 && item.x + item.w / 2 <= w + 12 && item.y - item.h / 2 >= -12 && item.y + item.h / 2 <= h + 12;
  return inside || item.uit === true ? null : `can be picked but lies outside the stage: ${item.x},${item.y}`;
}

const standOf = (state: GameState & { readonly stand?: unknown }): 'liggend' | 'staand' =>
  state.stand === 'staand' ? 'staand' : 'liggend';
