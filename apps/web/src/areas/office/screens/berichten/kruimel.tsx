import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function BerichtenKruimel() {
  return <span aria-current="page">{useTexts(kantoorberichtenTeksten).t('titel')}</span>;
}
