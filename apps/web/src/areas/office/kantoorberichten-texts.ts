import { kantoorberichten } from '@spelrijk/teksten/kantoorberichten';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    kantoorberichten: (typeof kantoorberichten)['nl'];
  }
}

addTexts('kantoorberichten', kantoorberichten);
