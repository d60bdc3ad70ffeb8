import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { pageTitle } from '../shared/texts/title.ts';

/** Every address gets the shell of the app; a search engine need not keep those that lead nowhere. */
export const meta = () => [...pageTitle(algemeenTeksten, 'nietGevonden.titel'), { name: 'robots', content: 'noindex' }];

export { toOwnPage as clientLoader } from '../shared/session/guard.ts';
export { NotFound as default } from '../shared/page/not-found.tsx';
