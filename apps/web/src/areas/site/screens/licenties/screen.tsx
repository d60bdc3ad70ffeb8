import { licenties } from '@spelrijk/teksten/site/veiligheid';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(licenties, '/site/licenties');

export default function LicentiesScreen() {
  return <Pagina van={licenties} />;
}
