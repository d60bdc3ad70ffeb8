import { createRandom, seedFrom } from '@spelrijk/base/random';

/** The `turn`th line somebody hears here: all of them once, in an order of its own, before one comes back. */
export function lineAt(lines: readonly string[], name: string, turn: number): string {
  const round = Math.floor(turn / lines.length);
  return createRandom(seedFrom(`${name} ${round}`)).shuffle(lines)[turn % lines.length] ?? '';
}
