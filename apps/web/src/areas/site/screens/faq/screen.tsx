import { faq } from '@spelrijk/teksten/site/faq';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(faq, '/site/faq');

export default function FaqScreen() {
  return <Pagina van={faq} />;
}
