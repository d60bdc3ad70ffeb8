import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function GroepVoortgangKruimel() {
  const { t } = useTexts(voortgangTeksten);
  return <span aria-current="page">{t('groep.titel')}</span>;
}
