import { admin } from '@spelrijk/teksten/admin';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    admin: (typeof admin)['nl'];
  }
}

addTexts('admin', admin);
