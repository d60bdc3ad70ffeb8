import { berichten } from '@spelrijk/teksten/berichten';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    berichten: (typeof berichten)['nl'];
  }
}

addTexts('berichten', berichten);
