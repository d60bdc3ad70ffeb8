import { rapport } from '@spelrijk/teksten/rapport';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    rapport: (typeof rapport)['nl'];
  }
}

addTexts('rapport', rapport);
