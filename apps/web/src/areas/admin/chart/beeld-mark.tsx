import { mdiCheckDecagram, mdiCircleOutline, mdiCircleSlice4, mdiProgressCheck } from '@mdi/js';
import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './chart.module.css';

type Status = CategorieVoortgang['status'];

const SHAPES: Readonly<Record<Status, string>> = {
  'op-slot': mdiCircleOutline,
  open: mdiCircleSlice4,
  vermoed: mdiProgressCheck,
  beheerst: mdiCheckDecagram,
};

/** A shape, a colour and a word: each tells the status without the others. */
export function StatusMark({ status }: { readonly status: Status }) {
  const { t } = useTexts(adminTeksten);
  return (
    <span className={css['status']} data-status={status}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[status]} />
      </svg>
      {t(`voortgang.categorieen.status.${status}`)}
    </span>
  );
}
