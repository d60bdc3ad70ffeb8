import { berichtenTeksten } from '@spelrijk/teksten/berichten';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function BerichtenKruimel() {
  return <span aria-current="page">{useTexts(berichtenTeksten).t('titel')}</span>;
}
