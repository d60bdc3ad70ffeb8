/** Going on with a taak: what was answered, here or at the server, is not asked again. */
import type { Opgave } from '@spelrijk/domain/opgave';

export interface Given {
  readonly opgaveId: string;
  readonly poging: number;
  readonly goed: boolean;
}

export interface Rest {
  readonly todo: readonly Opgave[];
  /** Attempts that were used up earlier, per opgave: a second first attempt would be no evidence. */
  readonly earlier: ReadonlyMap<string, number>;
  /** Per opgave in the order of the taak: null not done, else the attempt in which it was right (0 = not). */
  readonly done: readonly (number | null)[];
}

/** After the third attempt a word is left, right or not. */
const LAST_ATTEMPT = 3;

function outcome(given: readonly Given[]): number | null {
  const right = given.filter(({ goed }) => goed).map(({ poging }) => poging);
  if (right.length > 0) return Math.min(...right) < LAST_ATTEMPT ? Math.min(...right) : 0;
  return given.some(({ poging }) => poging >= LAST_ATTEMPT) ? 0 : null;
}

/** In a test there is one attempt: what was answered is done, right or not. */
const testOutcome = (given: readonly Given[]): number | null => (given.length === 0 ? null : given.some(({ goed }) => goed) ? 1 : 0);

export function restOf(opgaven: readonly Opgave[], given: readonly Given[], toets = false): Rest {
  const of = (id: string): readonly Given[] => given.filter(({ opgaveId }) => opgaveId === id);
  const done = opgaven.map(({ id }) => (toets ? testOutcome : outcome)(of(id)));
  const todo = opgaven.filter((_, i) => done[i] === null);
  const earlier = new Map(
    todo.map(({ id }) => [id, Math.max(0, ...of(id).map(({ poging }) => poging))] as const).filter(([, poging]) => poging > 0),
  );
  return { todo, earlier, done };
}

/** How many words were right in the first attempt. */
export const countInEenKeer = (done: readonly (number | null)[]): number => done.filter((poging) => poging === 1).length;

/** What this round added to what was done before it, per opgave of the taak. */
export function progressOf(opgaven: readonly Opgave[], rest: Rest, uitslag: readonly (number | null)[]): readonly (number | null)[] {
  return opgaven.map(({ id }, i) => {
    const now = uitslag[rest.todo.findIndex((opgave) => opgave.id === id)];
    if (now === undefined || now === null) return rest.done[i] ?? null;
    return now === 0 ? 0 : now + (rest.earlier.get(id) ?? 0);
  });
}
