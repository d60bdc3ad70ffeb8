import { imports } from '@spelrijk/teksten/imports';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    imports: (typeof imports)['nl'];
  }
}

addTexts('imports', imports);
