import { auth } from '@spelrijk/teksten/auth';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    auth: (typeof auth)['nl'];
  }
}

addTexts('auth', auth);
