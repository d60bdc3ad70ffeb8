/** What days off mean on one day. */
import type { Rust } from '@spelrijk/contract/rust';
import { addDays, daysBetween } from '../../../platform/clock.ts';

/** The rest that holds on this day (YYYY-MM-DD), the longest. */
export const rustOp = (rust: readonly Rust[], dag: string): Rust | undefined =>
  rust.filter(({ van, tot }) => van <= dag && dag <= tot).toSorted((a, b) => b.tot.localeCompare(a.tot))[0];

/** Days after `van` up to and with `tot` on which a leerling could have practised. */
export function dagenZonderRust(rust: readonly Rust[], van: string, tot: string): number {
  const dagen = Math.max(0, daysBetween(van, tot));
  return Array.from({ length: dagen }, (_, i) => addDays(van, i + 1)).filter((dag) => rustOp(rust, dag) === undefined).length;
}
