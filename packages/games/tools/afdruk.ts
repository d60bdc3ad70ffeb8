/**
 * A fingerprint per game of all a child sees, hears and is told, in rounds by robots of several skills and in rounds at random, in every
 * form and both stands. Rewriting a game without changing it leaves its fingerprint as it was.
 * `node packages/games/tools/afdruk.ts [folder ...]`
 */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import { maakBijzonder } from '@spelrijk/game-kit/conform-opgaven';
import { makeStart, speelRonde } from '@spelrijk/game-kit/conform-ronde';
import type { Game, GameEvent, GameInput, GameState, Item, Manier } from '@spelrijk/game-kit/game';
import { catalog } from '../src/catalog.gen.ts';
import { manifests } from '../src/manifests.gen.ts';

const SKILLS = [1, 0.6, 0.2] as const;
const MANIEREN: readonly (Manier | undefined)[] = [undefined, 'toetsen', 'aanraken'];
const WISSELS = 6;
/** Scenes are drawn for every seventh event: seven shares no factor with what games count in. */
const ELKE = 7;
const RONDES_LUKRAAK = 24;
const EVENTS = 900;

const isGetal = (x: unknown): x is number => typeof x === 'number';
/** Sums in another order differ in the last bits; nobody sees a millionth of a unit. */
const glad = (_: string, x: unknown): unknown => (isGetal(x) ? Math.round(x * 1e6) / 1e6 + 0 : x);

const velden = (item: Item): [string, unknown][] =>
  Object.entries(item)
    .filter(([, waarde]) => waarde !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Drawn in this order: by `z`, then as they stand in the list. */
const tekst = (items: readonly Item[]): string =>
  JSON.stringify(
    items.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0)).map((item) => velden(item)),
    glad,
  );

const neem = (hash: Hash, game: Game, state: GameState): void => {
  hash
    .update(tekst(game.logic.scene(state)))
    .update(game.logic.beschrijf(state))
    .update(String(game.logic.paneel?.(state)));
};

/** The game with eyes: what a host would have shown and sounded goes into the fingerprint. */
function bekeken(game: Game, hash: Hash): Game {
  let n = 0;
  const step: Game['logic']['step'] = (state, event) => {
    const next = game.logic.step(state, event);
    if (next.effects.length > 0) hash.update(JSON.stringify(next.effects, glad));
    if (n++ % ELKE === 0) neem(hash, game, next.state);
    return next;
  };
  return { ...game, logic: { ...game.logic, step } };
}

function lukraak(game: Game, state: GameState, random: Random): GameEvent {
  const kans = random.next();
  if (kans < 0.75) return { type: 'tick' };
  if (kans < 0.95) return { type: 'input', input: input(game, state, random) };
  if (kans < 0.97) return { type: 'oordeel', goed: random.next() < 0.5 };
  return kans < 0.99 ? { type: 'verder' } : { type: 'stand', stand: random.pick(['liggend', 'staand']) };
}

function input(game: Game, state: GameState, random: Random): GameInput {
  const picks = game.logic.scene(state).flatMap(({ pick }) => (pick === undefined ? [] : [pick]));
  const soorten: readonly GameInput[] = [
    { soort: 'richting', richting: random.pick(['links', 'rechts', 'op', 'neer']), ingedrukt: random.next() < 0.6 },
    { soort: 'actie', ingedrukt: random.next() < 0.6 },
    { soort: 'kies', pick: random.pick([...picks.toSorted(), 'bestaat-niet']) },
    { soort: 'letter', letter: random.pick(['a', 'e', 'ë', "'", 'T', 'z', 'n']) },
    { soort: 'wis' },
    { soort: 'klaar' },
    { soort: 'wijs', fase: random.pick(['neer', 'beweeg', 'los']), x: random.next() * 1400 - 60, y: random.next() * 1000 - 20 },
  ];
  return random.pick(soorten);
}

function speelLukraak(game: Game, seed: number): void {
  const { antwoordvormen } = game.logic.manifest;
  const vorm = antwoordvormen[seed % antwoordvormen.length] ?? 'TYP';
  const random = createRandom(seed + 4711);
  let state: GameState = game.logic.start(makeStart(game, { vorm, aantal: 3, seed, wissel: seed }));
  for (let n = 0; n < EVENTS; n++) state = game.logic.step(state, lukraak(game, state, random)).state;
}

/** Sounds to choose and texts to read, where it can show them. */
function speelBijzonder(game: Game): void {
  const { klanken, maxTekst = 0, antwoordvormen } = game.logic.manifest;
  if (!antwoordvormen.includes('KIES')) return;
  const soorten = [...(klanken === true ? (['klank'] as const) : []), ...(maxTekst > 0 ? (['tekst'] as const) : [])];
  for (const soort of soorten)
    for (let wissel = 0; wissel < WISSELS; wissel++) {
      const start = makeStart(game, { vorm: 'KIES', aantal: 3, seed: wissel, wissel });
      speelRonde(game, { start: { ...start, opgaven: maakBijzonder(soort, start.opgaven) }, skill: 0.6 });
    }
}

function afdruk(game: Game): string {
  const hash = createHash('sha256');
  const gezien = bekeken(game, hash);
  let seed = 0;
  for (const vorm of game.logic.manifest.antwoordvormen)
    for (const skill of SKILLS)
      for (const manier of MANIEREN)
        for (let wissel = 0; wissel < WISSELS; wissel++) {
          const start = makeStart(game, { vorm, aantal: 3, seed: ++seed, wissel });
          speelRonde(gezien, { start, skill, ...(manier === undefined ? {} : { manier }) });
        }
  speelBijzonder(gezien);
  for (let n = 0; n < RONDES_LUKRAAK; n++) speelLukraak(gezien, n);
  return hash.digest('hex').slice(0, 16);
}

const gevraagd = process.argv.slice(2);
for (const [slug, load] of Object.entries(catalog)) {
  const folder = manifests.find((manifest) => manifest.slug === slug)?.folder ?? slug;
  if (gevraagd.length === 0 || gevraagd.includes(folder)) console.log(folder.padEnd(16), afdruk(await load()));
}
