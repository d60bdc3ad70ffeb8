import { i18next } from '../shared/texts/i18n.ts';
import { pageTitle } from '../shared/texts/title.ts';

export const meta = () => pageTitle(i18next.t('nietGevonden.titel'));

export { NotFound as default } from '../shared/page/not-found.tsx';
