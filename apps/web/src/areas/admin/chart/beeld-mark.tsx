import type { Beeld } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './chart.module.css';

/** Shapes that differ without colour: a filled diamond, a triangle, a ring, a half ring, a tick in a disc, a dash. */
const SHAPES: Readonly<Record<Beeld, string>> = {
  moeilijk: 'M12 2 22 12 12 22 2 12Z',
  oefent: 'M12 4 21 20H3Z',
  begint: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z',
  bijna: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2.5v13a6.5 6.5 0 0 1 0-13Z',
  beheerst: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.8 14.6-4-4 1.7-1.7 2.3 2.3 5.9-5.9 1.7 1.7Z',
  leeg: 'M6 11h12v2H6Z',
};

/** The shape of how somebody stands with a categorie; its word is elsewhere. */
export function BeeldShape({ beeld }: { readonly beeld: Beeld }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[beeld]} />
    </svg>
  );
}

/** A shape, a colour and a word: each tells how it stands without the others. */
export function BeeldMark({ beeld }: { readonly beeld: Beeld }) {
  const { t } = useTexts(kindvoortgangTeksten);
  return (
    <span className={css['status']} data-beeld={beeld}>
      <BeeldShape beeld={beeld} />
      {t(`beeld.${beeld}`)}
    </span>
  );
}
