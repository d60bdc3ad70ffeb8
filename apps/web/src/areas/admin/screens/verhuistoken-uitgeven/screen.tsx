import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { useUitgeven, verhuisaanbodQuery } from '../../verhuizen/queries.ts';
import { Bon } from './parts/bon.tsx';
import { UitgifteForm } from './parts/uitgifte-form.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(verhuistokenTeksten, 'menu.uitgeven')] };
export const meta = () => pageTitle(verhuistokenTeksten, 'menu.uitgeven');

type Aanbod = Output<Api['readVerhuisaanbod']>;
type Uitgegeven = Output<Api['createVerhuistoken']>;

/** The code lives on this page only, until it is left. */
function Uitgeven({ aanbod }: { readonly aanbod: Aanbod }) {
  const { t } = useTexts(verhuistokenTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { create } = useUitgeven(adminId);
  const [uit, setUit] = useState<Uitgegeven | null>(null);
  const { naam } = aanbod.leerling;
  if (uit) return <Bon uit={uit} naam={naam} />;
  return (
    <>
      <ScreenHead title={t('uitgeven.titel', { naam })} text={t('uitgeven.uitleg', { naam: aanbod.leerling.roepnaam })} />
      <UitgifteForm
        aanbod={aanbod}
        busy={create.isPending}
        error={create.error}
        onSubmit={(body) => create.mutate({ leerlingId, body }, { onSuccess: setUit })}
      />
    </>
  );
}

export default function VerhuistokenUitgevenScreen() {
  const { adminId, leerlingId } = usePathParams();
  const { data, error, refetch } = useQuery(verhuisaanbodQuery(adminId, leerlingId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Uitgeven key={leerlingId} aanbod={data} />;
}
