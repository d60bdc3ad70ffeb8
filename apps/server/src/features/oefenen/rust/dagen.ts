/** What days off mean on one day. */
import type { Rust } from '@spelrijk/contract/rust';
import { readAfwijking } from '@spelrijk/domain/oefeninstelling';
import { isOefendag } from '@spelrijk/domain/oefentijd';
import { addDays, daysBetween } from '../../../platform/clock.ts';

/** The rest that holds on this day (YYYY-MM-DD), the longest. */
export const rustOp = (rust: readonly Rust[], dag: string): Rust | undefined =>
  rust.filter(({ van, tot }) => van <= dag && dag <= tot).toSorted((a, b) => b.tot.localeCompare(a.tot))[0];

/** The weekdays that were chosen, from what is stored; null: none, so every day is one. */
export const readOefendagen = (bewaard: unknown): readonly number[] | null => readAfwijking({ oefendagen: bewaard }).oefendagen ?? null;

/** When a leerling is free: at times, and on the weekdays that were not chosen. */
export interface Vrij {
  readonly rust: readonly Rust[];
  readonly oefendagen: readonly number[] | null;
}

/** Whether nothing is expected on this day. */
const isVrijOp = ({ rust, oefendagen }: Vrij, dag: string): boolean => rustOp(rust, dag) !== undefined || !isOefendag(oefendagen, dag);

/** Days after `van` up to and with `tot` on which a leerling could have practised. */
export function dagenZonderRust(vrij: Vrij, van: string, tot: string): number {
  const dagen = Math.max(0, daysBetween(van, tot));
  return Array.from({ length: dagen }, (_, i) => addDays(van, i + 1)).filter((dag) => !isVrijOp(vrij, dag)).length;
}
