import { privacy } from '@spelrijk/teksten/site/veiligheid';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(privacy, '/site/privacy');

export default function PrivacyScreen() {
  return <Pagina van={privacy} />;
}
