import { lvsspelling } from '@spelrijk/teksten/lvsspelling';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    lvsspelling: (typeof lvsspelling)['nl'];
  }
}

addTexts('lvsspelling', lvsspelling);
