import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useMij } from '../../../../shared/session/use-mij.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { leerlingenQuery } from '../../beheer.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { CodeForm } from '../../verhuizen/code-form.tsx';
import { useFocusHier } from '../../verhuizen/use-focus-hier.ts';
import { useMayMove } from '../../verhuizen/use-may-move.ts';
import { useInlezen } from '../../verhuizen/queries.ts';
import { Vooruitblik } from './parts/vooruitblik.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(verhuistokenTeksten, 'inlezen.titel')] };
export const meta = () => pageTitle(verhuistokenTeksten, 'inlezen.titel');

/** First the code, then who would come, then the child is here. */
function Inlezen({ adminId, groepId }: { readonly adminId: string; readonly groepId: string }) {
  const { t } = useTexts(verhuistokenTeksten);
  const inlezen = useInlezen(adminId, groepId);
  const { view, accept, refuse } = inlezen;
  const [code, setCode] = useState('');
  const again = (): void => {
    setCode('');
    view.reset();
    accept.reset();
    refuse.reset();
  };
  if (accept.data) {
    const { bestaand } = accept.variables;
    return <Klaar adminId={adminId} groepId={groepId} naam={accept.data.roepnaam} bestaand={bestaand} onAgain={again} />;
  }
  return (
    <>
      <ScreenHead title={t('inlezen.titel')} text={t('inlezen.uitleg')} />
      {refuse.isSuccess && (
        <Alert severity="success" sx={{ mb: 2 }} onClose={again}>
          {t('inlezen.geweigerd')}
        </Alert>
      )}
      {view.data && !refuse.isSuccess ? (
        <Vooruitblik blik={view.data} code={code} inlezen={inlezen} onCancel={again} />
      ) : (
        <CodeForm
          label={t('inlezen.code')}
          help={t('inlezen.codeHulp')}
          submit={view.isPending ? t('bezig') : t('inlezen.bekijk')}
          busy={view.isPending}
          error={view.error}
          value={code}
          onChange={setCode}
          onSubmit={() => {
            refuse.reset();
            view.mutate(code);
          }}
        />
      )}
    </>
  );
}

interface KlaarProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly naam: string;
  /** Went on as a leerling that was here, with its own card to log in. */
  readonly bestaand: boolean;
  readonly onAgain: () => void;
}

function Klaar({ adminId, groepId, naam, bestaand, onAgain }: KlaarProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const gedaan = useFocusHier<HTMLDivElement>();
  return (
    <>
      <ScreenHead title={t('inlezen.titel')} />
      <Alert ref={gedaan} tabIndex={-1} severity="success" sx={{ mb: 2, maxWidth: 720 }}>
        {t(bestaand ? 'inlezen.klaarBestaand' : 'inlezen.klaar', { naam })}
      </Alert>
      <Button component={Link} to={href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })} sx={{ mr: 1.5 }}>
        {t('inlezen.naarKaarten')}
      </Button>
      <Button variant="outlined" onClick={onAgain}>
        {t('inlezen.ander')}
      </Button>
    </>
  );
}

export default function VerhuistokenInlezenScreen() {
  const { t } = useTexts(verhuistokenTeksten);
  const { adminId, groepId } = usePathParams();
  // A groep of another is as missing here as on every screen of a groep.
  const { data, error, refetch } = useQuery(leerlingenQuery(adminId, groepId));
  const mij = useMij().data;
  const mayMove = useMayMove();
  if (mij && !mayMove)
    return <NotFound inFrame to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId })} label={t('menu.terug')} />;
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Inlezen key={groepId} adminId={adminId} groepId={groepId} />;
}
