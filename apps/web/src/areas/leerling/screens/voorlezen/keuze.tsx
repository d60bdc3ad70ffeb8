import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { ZINNEN } from '../../../../shared/voorlezen/zinnen.ts';
import { voorlezenPath } from '../../paths.ts';
import { boekenQuery, eigenQuery } from './queries.ts';
import { clearUnsent, wasLost } from './stuur.ts';
import css from './voorlezen.module.css';

type Eigen = Output<Api['listEigenOpnamen']>;

const opneemPath = (leerlingId: string, tekstId: string): string =>
  `${voorlezenPath(leerlingId)}?${new URLSearchParams({ tekst: tekstId }).toString()}`;

interface Boek {
  readonly id: string;
  readonly titel: string;
}

function Boeken({ leerlingId, kop, boeken }: { readonly leerlingId: string; readonly kop: string; readonly boeken: readonly Boek[] }) {
  if (boeken.length === 0) return null;
  return (
    <>
      <h3>{kop}</h3>
      <ul className={css['boeken']}>
        {boeken.map(({ id, titel }) => (
          <li key={id}>
            <Link to={opneemPath(leerlingId, id)}>{titel}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of recordings: waiting, or listened to with the sentence of who listened. */
function Gemaakt({ leerlingId, wachtend, gehoord }: Pick<Eigen, 'wachtend' | 'gehoord'> & { readonly leerlingId: string }) {
  const { t } = useTexts(voorleesbladTeksten);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (opnameId: string) => call('removeEigenOpname', { params: { leerlingId, opnameId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eigenQuery(leerlingId).queryKey }),
  });
  return (
    <ul className={css['gemaakt']}>
      {gehoord.map(({ id, titel, zin }) => (
        <li key={id} data-gehoord>
          <strong>{titel}</strong> {t('opnemen.gehoord')}
          {zin !== null && <q>{t(ZINNEN[zin])}</q>}
        </li>
      ))}
      {wachtend.map(({ id, titel }) => (
        <li key={id}>
          <strong>{titel}</strong> {t('opnemen.gestuurd')}
          <button type="button" disabled={isPending} aria-label={t('opnemen.haalWegLang', { titel })} onClick={() => mutate(id)}>
            {t('opnemen.haalWeg')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** True as long as this page stands, when the one before went with a recording that was not sent. */
function useLost(): boolean {
  const [lost] = useState(wasLost);
  useEffect(clearUnsent, []);
  return lost;
}

/** Recording oneself: only for a child that may, and nothing of it for another. */
export function Keuze({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(voorleesbladTeksten);
  const lost = useLost();
  const { data } = useQuery(eigenQuery(leerlingId));
  const mag = data?.mag === true;
  const { data: planken = [] } = useQuery({ ...boekenQuery(leerlingId), enabled: mag });
  if (!mag) return null;
  const { over, teksten, wachtend, gehoord } = data;
  return (
    <section className={css['opnemen']} aria-labelledby="opnemen">
      <h2 id="opnemen">{t('opnemen.kop')}</h2>
      {lost && (
        <p className={css['fout']} role="alert">
          {t('opnemen.kwijt')}
        </p>
      )}
      <p>
        {t('opnemen.uitleg')} {over === 0 ? t('opnemen.genoeg') : t('opnemen.over', { count: over })}
      </p>
      <Gemaakt leerlingId={leerlingId} wachtend={wachtend} gehoord={gehoord} />
      {over > 0 && (
        <>
          <Boeken leerlingId={leerlingId} kop={t('opnemen.moment')} boeken={teksten} />
          <Boeken leerlingId={leerlingId} kop={t('opnemen.zelf')} boeken={planken.flatMap(({ boeken }) => boeken)} />
        </>
      )}
    </section>
  );
}
