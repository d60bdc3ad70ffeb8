import { vrienden } from '@spelrijk/teksten/vrienden';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    vrienden: (typeof vrienden)['nl'];
  }
}

addTexts('vrienden', vrienden);
