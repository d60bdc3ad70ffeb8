/** Rounds that are played to their end: by robots of every skill, stored and restored, by keys alone and by fingers alone. */
import { OEFENVORMEN, type Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import { currentPaneel } from '../contract/game.ts';
import type { GameInput, GameState, Manier } from '../contract/game.ts';
import { currentOpgave } from '../run/run.ts';
import { replay } from '../stage/loop.ts';
import { makeBijzonder, makeEigen } from './opgaven.ts';
import { formFor, must, SKILLS } from './requirement.ts';
import { makeStart, playRonde } from './ronde.ts';
import type { Ronde } from './ronde.ts';
import type { PlayedGame } from './robot.ts';

export function playRounds(game: PlayedGame, rondes: number): void {
  for (let n = 0; n < rondes; n++) {
    const skill = SKILLS[n % SKILLS.length] ?? 1;
    const ronde = playRonde(game, {
      start: makeStart(game, { vorm: formFor(game, Math.floor(n / 4)), aantal: n % 5 === 0 ? 12 : 4, seed: n, wissel: n }),
      skill,
    });
    checkRonde(ronde, `round ${n}, skill ${skill}`);
    if (skill === 1)
      must(
        ronde.antwoorden.every((a) => a.goed),
        () => `round ${n}: a perfect robot was judged wrong`,
      );
  }
}

function checkRonde(ronde: Ronde, what: string): void {
  const { opgaven } = ronde.start;
  must(ronde.klaar, () => `${what}: not finished after ${ronde.ticks} ticks, in phase ${ronde.state.run.fase}`);
  must(ronde.effects.filter((e) => e.type === 'done').length === 1, () => `${what}: done not sent exactly once`);
  must(ronde.effects.at(-1)?.type === 'done', () => `${what}: something came after done`);
  for (const opgave of opgaven) {
    const first = ronde.antwoorden.filter((a) => a.opgaveId === opgave.id && a.poging === 1);
    must(first.length === 1, () => `${what}: "${opgave.antwoord}" has ${first.length} first attempts`);
  }
  must(
    ronde.antwoorden.every((a) => a.poging >= 1 && a.poging <= 9),
    () => `${what}: attempt out of range`,
  );
  must(
    ronde.state.run.uitslag.every((u) => u !== null),
    () => `${what}: an opgave was not played`,
  );
}

export function playShort(game: PlayedGame): void {
  for (const [n, vorm] of game.logic.manifest.antwoordvormen.entries()) {
    checkRonde(playRonde(game, { start: makeStart(game, { vorm, aantal: 1, seed: n, wissel: n }), skill: 0.5 }), `one opgave, ${vorm}`);
  }
  checkRonde(
    playRonde(game, { start: { ...makeStart(game, { vorm: formFor(game, 0), aantal: 1, seed: 1, wissel: 0 }), opgaven: [] }, skill: 1 }),
    'no opgaven',
  );
}

/** What only some games can pose, in both stands: nothing of a sound may be read before it is chosen. */
export function playBijzonder(game: PlayedGame): void {
  const { klanken, maxTekst = 0, antwoordvormen, eigen = [] } = game.logic.manifest;
  for (const vorm of eigen)
    for (let wissel = 0; wissel < 6; wissel++) {
      const start = makeStart(game, { vorm: OEFENVORMEN[vorm].antwoordvorm, aantal: 4, seed: wissel, wissel });
      const opgaven = makeEigen(vorm, start.opgaven);
      checkRonde(playRonde(game, { start: { ...start, opgaven }, skill: SKILLS[wissel % SKILLS.length] ?? 1 }), `${vorm} ${wissel}`);
      const gezegd = game.logic.describe(game.logic.start({ ...start, opgaven }));
      must(gezegd.includes(opgaven[0]?.tekst?.titel ?? opgaven[0]?.vraag ?? ''), () => `${vorm}: what is read is not told: ${gezegd}`);
    }
  if (!antwoordvormen.includes('KIES')) return;
  for (const [soort, kan] of [
    ['klank', klanken === true],
    ['tekst', maxTekst > 0],
  ] as const) {
    if (!kan) continue;
    for (let wissel = 0; wissel < 6; wissel++) {
      const start = makeStart(game, { vorm: 'KIES', aantal: 4, seed: wissel, wissel });
      const opgaven = makeBijzonder(soort, start.opgaven);
      checkRonde(playRonde(game, { start: { ...start, opgaven }, skill: SKILLS[wissel % SKILLS.length] ?? 1 }), `${soort} ${wissel}`);
      if (soort === 'klank') checkKlank(game, game.logic.start({ ...start, opgaven }));
    }
  }
}

function checkKlank(game: PlayedGame, state: GameState): void {
  const read = game.logic.scene(state).flatMap(({ name, label }) => [name, label]);
  for (const keuze of currentOpgave(state.run)?.keuzes ?? []) must(!read.includes(keuze), () => `the sound "${keuze}" can be read`);
}

export function playTwice(game: PlayedGame, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    const [a, b] = [playRonde(game, { start, skill: 0.6 }), playRonde(game, { start, skill: 0.6 })];
    must(JSON.stringify(a.state) === JSON.stringify(b.state), () => `seed ${seed}: two plays differ`);
    const again = replay(game.logic, start, a.opname, a.ticks);
    must(JSON.stringify(again) === JSON.stringify(a.state), () => `seed ${seed}: the recording plays differently`);
  }
}

export function playThroughJson(game: PlayedGame, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    const plain = playRonde(game, { start, skill: 0.6 });
    const stored = playRonde(game, { start, skill: 0.6, bewaar: 13 });
    must(JSON.stringify(plain.state) === JSON.stringify(stored.state), () => `seed ${seed}: stored and restored state plays differently`);
  }
}

/** Every input of the robot must be one the child can really give that way. */
export function playManier(game: PlayedGame, manier: Manier, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const vorm = formFor(game, seed);
    const ronde = playRonde(game, {
      start: makeStart(game, { vorm, aantal: 4, seed, wissel: seed }),
      skill: 0.7,
      manier,
      onInput: (state, input) =>
        must(isReachable(game, state, { input, manier, vorm }), () => `${vorm}, ${manier}: ${JSON.stringify(input)} cannot be given`),
    });
    checkRonde(ronde, `${manier}, seed ${seed}`);
  }
}

interface ReachableOpties {
  readonly input: GameInput;
  readonly manier: Manier;
  readonly vorm: Antwoordvorm;
}

/** Can a child give this input now, by keys alone or by fingers alone? */
export function isReachable(game: PlayedGame, state: GameState, { input, manier, vorm }: ReachableOpties): boolean {
  if (input.soort === 'kies') {
    const item = game.logic.scene(state).find((i) => i.pick === input.pick);
    const large = item !== undefined && Math.min(item.w, item.h) >= 84;
    return item !== undefined && item.uit !== true && item.name !== undefined && (manier === 'toetsen' || large);
  }
  if (manier === 'toetsen') return input.soort !== 'wijs';
  const paneel = currentPaneel(game.logic, state, vorm);
  if (paneel === 'letters') return ['letter', 'wis', 'klaar', 'wijs'].includes(input.soort);
  if (paneel === 'pijlen') return input.soort === 'richting' || input.soort === 'actie' || input.soort === 'wijs';
  return input.soort === 'wijs' || (paneel === 'knop' && input.soort === 'actie');
}
