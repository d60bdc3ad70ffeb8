import { voortgangVolgen } from '@spelrijk/teksten/site/voortgang-volgen';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';

export const meta = siteMeta(voortgangVolgen, '/site/voortgang-volgen');

export default function VoortgangVolgenScreen() {
  return <Pagina van={voortgangVolgen} />;
}
