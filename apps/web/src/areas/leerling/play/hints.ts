/** Hints in steps, from far to near: how many pieces, the rule, the place, the first letter. Never the answer itself. */
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';

export type Hint =
  | { readonly soort: 'groepen'; readonly aantal: number }
  | { readonly soort: 'regel'; readonly regel: string }
  | { readonly soort: 'plek'; readonly plek: 'plekBegin' | 'plekMidden' | 'plekEind' }
  | { readonly soort: 'eerste'; readonly letter: string };

type Asked = Pick<Opgave, 'vorm' | 'antwoordvorm' | 'categorie' | 'woord'>;

function placeOf({ woord, categorie }: Asked): Hint[] {
  const point = woord.knelpunten.find((k) => k.categorie === categorie) ?? woord.knelpunten[0];
  if (!point) return [];
  const middle = (point.start + point.end) / 2 / Math.max(1, woord.woord.length);
  return [{ soort: 'plek', plek: middle < 0.34 ? 'plekBegin' : middle > 0.66 ? 'plekEind' : 'plekMidden' }];
}

/**
 * The hints for an opgave, in order; `regel` is the child's rule of its categorie, or what to do in a reading form, '' when there is
 * none. Of what has to be read nothing is told but that.
 */
export function hintsFor(opgave: Asked, regel: string): readonly Hint[] {
  const rule: Hint[] = regel === '' ? [] : [{ soort: 'regel', regel }];
  if (isLeesvorm(opgave.vorm)) return rule;
  const groups: Hint = { soort: 'groepen', aantal: opgave.woord.klankgroepen.length };
  if (opgave.antwoordvorm === 'SPLIT') return [...rule, groups];
  const letters = opgave.antwoordvorm === 'TYP' || opgave.antwoordvorm === 'VOLG' || opgave.antwoordvorm === 'FLITS';
  const first = [...opgave.woord.woord][0];
  return letters && first !== undefined ? [groups, ...rule, ...placeOf(opgave), { soort: 'eerste', letter: first }] : [groups, ...rule];
}
