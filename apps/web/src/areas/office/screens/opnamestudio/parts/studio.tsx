import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Opnamegeschiedenis } from '@spelrijk/contract/opnamen';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { toBase64 } from '../../../../../shared/opname/base64.ts';
import { OPNAMEN, plekQuery, type Plek } from '../queries.ts';
import css from '../../../../../shared/opname/opname.module.css';
import { Bewerken } from '../../../../../shared/opname/bewerken.tsx';
import { Geschiedenis } from './geschiedenis.tsx';
import { Nu } from './nu.tsx';
import { Opnameknop } from '../../../../../shared/opname/opnameknop.tsx';
import { createId } from '../../../../../shared/id.ts';

interface StudioProps {
  readonly plek: Plek;
  readonly onVolgende: () => void;
}

type Wijziging =
  | { readonly soort: 'opname'; readonly id: string; readonly wav: string; readonly volgende: boolean }
  | { readonly soort: 'keuze'; readonly opnameId: string | null }
  | { readonly soort: 'melding'; readonly fout: boolean; readonly reden: string };

function send(plek: Plek, wijziging: Wijziging): Promise<Opnamegeschiedenis> {
  if (wijziging.soort === 'opname') return call('createOpname', { body: { ...plek, id: wijziging.id, wav: wijziging.wav } });
  if (wijziging.soort === 'keuze') return call('chooseOpname', { body: { ...plek, opnameId: wijziging.opnameId } });
  return call('reportUitspraak', { body: { ...plek, fout: wijziging.fout, reden: wijziging.reden } });
}

/** One slot: what is heard now, record it, and what was recorded before. */
export function Studio({ plek, onVolgende }: StudioProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const client = useQueryClient();
  const { data, error } = useQuery(plekQuery(plek));
  const [nieuw, setNieuw] = useState<Float32Array<ArrayBuffer> | null>(null);
  const change = useMutation({
    mutationFn: (wijziging: Wijziging) => send(plek, wijziging),
    onSuccess: (geschiedenis, wijziging) => {
      client.setQueryData(plekQuery(plek).queryKey, geschiedenis);
      void client.invalidateQueries({ queryKey: [...OPNAMEN, 'lijst'] });
      if (wijziging.soort !== 'opname') return;
      setNieuw(null);
      if (wijziging.volgende) onVolgende();
    },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  // The id is made once per recording, so that a repeated request makes no second one.
  const keep = (stuk: Float32Array<ArrayBuffer>, volgende: boolean): void =>
    change.mutate({ soort: 'opname', id: createId(), wav: toBase64(stuk), volgende });
  return (
    <>
      <p className={css['zeg']}>{t(plek.deel === 'klank' ? 'zegKlank' : plek.deel === 'langzaam' ? 'zegLangzaam' : 'zeg')}</p>
      <h2 className={css['woord']} lang="nl" data-lang={data.plek.tekst.length > 24}>
        {data.plek.tekst}
      </h2>
      {data.plek.ipa !== undefined && <p className={css['ipa']}>{t('uitspraak', { ipa: data.plek.ipa })}</p>}
      {change.error && <Alert severity="error">{change.error.message}</Alert>}
      {change.isSuccess && change.variables.soort === 'opname' && (
        <output>
          <Alert severity="success">{t('bewaard', { tekst: data.plek.tekst })}</Alert>
        </output>
      )}
      {nieuw ? (
        <Bewerken monsters={nieuw} bezig={change.isPending} onSave={keep} onWeg={() => setNieuw(null)} />
      ) : (
        <Opnameknop onGeluid={setNieuw} />
      )}
      <Nu plek={data.plek} bezig={change.isPending} onReport={(fout, reden) => change.mutate({ soort: 'melding', fout, reden })} />
      <Geschiedenis geschiedenis={data} bezig={change.isPending} onChoose={(opnameId) => change.mutate({ soort: 'keuze', opnameId })} />
    </>
  );
}
