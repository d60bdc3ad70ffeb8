/**
 * Every exercise form of spelling and reading, from what can be practised to the feedback: the server builds opgaven, games fit
 * them, a robot plays each of those games with them, and server and browser judge every answer alike.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { isLeesvorm, Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEvent, GameState } from '@spelrijk/game-kit/contract';
import { isDone } from '@spelrijk/game-kit/run';
import type { PlayedGame } from '@spelrijk/game-kit/testing';
import { loadPlayed } from '@spelrijk/games/testing';
import { parseSlug } from '@spelrijk/games/slugs';
import { ALLES_KLINKT } from '../apps/server/test/fixtures.ts';
import { stukkenVan } from '../apps/server/src/features/oefenen/standen/stukken.ts';
import { diagnoseVan } from '../apps/server/src/features/oefenen/opgaven/oordeel.ts';
import { zonderGeheim } from '../apps/server/src/features/oefenen/opgaven/bewaard.ts';
import { buildOpgaven } from '../apps/server/src/features/oefenen/opgaven/opgaven.ts';
import { passendeGames, speelbareOpgaven } from '../apps/server/src/features/oefenen/opgaven/spelkeuze.ts';
import { judge } from '../apps/web/src/areas/leerling/play/judge.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
const stukken = [...stukkenVan('nl').values()];
/** Words tried for a form until a taak of them can be played. */
const TRIED = 400;
const WORDS = 6;
/** Letters of a word that every game has room for. */
const GEWOON = 9;
/** Forms that only few games can pose still leave a choice. */
const TWO_GAMES: ReadonlySet<Oefenvorm> = new Set([
  'tekst-vraag',
  'letter-klank',
  'dictee-woord',
  'hoor-letter',
  'kies',
  'sorteren',
  'klankgroepen',
]);
/** In an ordinary run each form is played by some of its games, and each game plays some form; in the deep tests every game plays every form. */
const SOME = process.env['E2E_DEEP'] === '1' ? 1 : 8;
/** Longer than a child would play six words. */
const MAX_TICKS = 30_000;

interface Taak {
  readonly opgaven: readonly Opgave[];
  readonly games: readonly string[];
}

/** A small taak of this form with the games that fit it; questions about a text stay together. */
function taakVan(vorm: Oefenvorm): Taak {
  const alle = createRandom(7).shuffle(stukken.filter(({ lees }) => (isLeesvorm(vorm) ? lees?.[vorm] : !lees)));
  const rij = vorm === 'tekst-vraag' ? alle.filter(({ bundel }) => bundel === alle[0]?.bundel) : alle.slice(0, TRIED);
  const gebouwd = buildOpgaven(
    { vorm, woorden: rij.map(({ sleutel }) => ({ woord: sleutel, soort: 'nieuw' })) },
    { regio: 'nl', audio: ALLES_KLINKT, flits: {}, now: NOW, seed: 3 },
  );
  const speelbaar = speelbareOpgaven(gebouwd, []);
  // Long words leave one game for some forms, and chance deals them; a small taak of words as most are, and what is no loose word as it comes.
  const gewoon = speelbaar.filter(({ antwoord }) => antwoord.length <= GEWOON);
  const opgaven = (gewoon.length < WORDS ? speelbaar : gewoon).slice(0, WORDS);
  return { opgaven: opgaven.map(zonderGeheim), games: passendeGames(opgaven) };
}

/** Plays the taak with a robot of this skill; every answer is judged twice. */
function play(game: PlayedGame, opgaven: readonly Opgave[], skill: number): { readonly goed: number; readonly fout: number } {
  const random = createRandom(5);
  const told = { goed: 0, fout: 0 };
  let state: GameState = game.logic.start({ opgaven, seed: 11, tempo: 1, rustig: false, stand: 'liggend' });
  const send = (event: GameEvent): void => {
    const step = game.logic.step(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type !== 'antwoord') continue;
      const opgave = opgaven.find(({ id }) => id === effect.opgaveId) ?? assert.fail('an answer to an opgave of the taak');
      const here = judge(opgave, effect.gegeven, 'nl');
      assert.equal(here.goed, diagnoseVan(opgave, effect.gegeven).goed, `${opgave.vorm}: "${effect.gegeven}"`);
      told[here.goed ? 'goed' : 'fout']++;
      send({ type: 'oordeel', goed: here.goed });
    }
  };
  for (let tick = 1; tick < MAX_TICKS && !isDone(state.run); tick++) {
    send({ type: 'tick' });
    if (tick % 6 !== 0) continue;
    const input = state.run.fase === 'uitleg' ? null : game.robot(state, skill, random);
    if (state.run.fase === 'uitleg') send({ type: 'verder' });
    else if (input) send({ type: 'input', input });
  }
  assert.ok(isDone(state.run), `${game.logic.manifest.slug} does not end`);
  return told;
}

for (const [index, vorm] of Oefenvorm.options.entries()) {
  test(`${vorm}: from what can be practised to the feedback, in games that fit`, async () => {
    const { opgaven, games } = taakVan(vorm);
    assert.ok(opgaven.length >= 3, `${opgaven.length} opgaven`);
    assert.ok(games.length >= (TWO_GAMES.has(vorm) ? 2 : 1), games.join(', '));
    for (const slug of games.filter((_slug, n) => n % SOME === index % SOME || games.length < SOME)) {
      const game = await loadPlayed(parseSlug(slug) ?? 'rups');
      assert.deepEqual(play(game, opgaven, 1), { goed: opgaven.length, fout: 0 }, `${slug}: who knows everything has everything right`);
      assert.ok(play(game, opgaven, 0).fout > 0, `${slug}: who knows nothing hears so`);
    }
  });
}
