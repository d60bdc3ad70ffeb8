import { site } from '@spelrijk/teksten/site/kader';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    site: (typeof site)['nl'];
  }
}

addTexts('site', site);
