import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './plan.module.css';

/** In which words a test looks whether the rule of the goal is used where it must not be: they are not trained meanwhile, and a lesson about them is noted. */
export function Tegenhanger({ categorie, naam }: { readonly categorie: string; readonly naam: string }) {
  const { t } = useTexts(plantoetsTeksten);
  return <p className={css['zacht']}>{t('tegenhanger', { categorie, naam })}</p>;
}
