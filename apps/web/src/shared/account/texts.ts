import { account } from '@spelrijk/teksten/account';
import { addTexts } from '../texts/i18n.ts';

declare module '../texts/i18n.ts' {
  interface Namespaces {
    account: (typeof account)['nl'];
  }
}

addTexts('account', account);
