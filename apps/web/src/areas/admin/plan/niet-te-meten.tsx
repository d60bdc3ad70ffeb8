import Alert from '@mui/material/Alert';
import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** Said where the goal is chosen: no test can measure it. */
export function NietTeMeten({ doelen }: { readonly doelen: readonly string[] }) {
  const { t } = useTexts(plantoetsTeksten);
  const namenlijst = doelen.filter((categorie) => ALLEEN_AANWIJZEN.has(categorie)).map((categorie) => namen[categorie] ?? categorie);
  return namenlijst.map((doel) => (
    <Alert key={doel} severity="info">
      {t('nietTeMeten', { doel })}
    </Alert>
  ));
}
