import { vriendenTeksten } from '@spelrijk/teksten/vrienden';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export function VriendKruimel() {
  return <span aria-current="page">{useTexts(vriendenTeksten).t('titel')}</span>;
}
