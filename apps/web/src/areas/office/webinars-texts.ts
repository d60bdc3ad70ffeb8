import { webinars } from '@spelrijk/teksten/webinars';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    webinars: (typeof webinars)['nl'];
  }
}

addTexts('webinars', webinars);
