import type { GevondenLeerling } from '@spelrijk/contract/kantoorleerlingen';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import css from '../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { keepReden } from '../../../../shared/proof/ask.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { AccountDialog } from './parts/account-dialog.tsx';
import { Treffers } from './parts/treffers.tsx';
import { ZoekFormulier } from './parts/zoek-formulier.tsx';
import { LEEG, redenVan, zoekvraagVan, type Invoer } from './vraag.ts';

export const handle: Crumbs = { crumbs: [crumb(kantoorleerlingenTeksten, 'titel')] };
export const meta = () => pageTitle(kantoorleerlingenTeksten, 'titel');

/** Where the reason that was typed belongs to. */
const PAD = '/api/office/leerlingen';

function Uitleg() {
  const { t } = useTexts(kantoorleerlingenTeksten);
  return (
    <div className={css['formulier']}>
      {(['waarvoor', 'watBlijft'] as const).map((deel) => (
        <section key={deel} className={css['groep']}>
          <h2>{t(deel)}</h2>
          <p>{t(`${deel}Uitleg`)}</p>
        </section>
      ))}
    </div>
  );
}

/** Finding one child for somebody who asks for help: with a reason that the customer reads. */
export default function LeerlingenScreen() {
  const { t } = useTexts(kantoorleerlingenTeksten);
  const [invoer, setInvoer] = useState<Invoer>(LEEG);
  const [geopend, setGeopend] = useState<GevondenLeerling | null>(null);
  const search = useMutation({
    mutationFn: async (gevraagd: Invoer) => {
      const vraag = zoekvraagVan(gevraagd);
      if (vraag === null) return null;
      keepReden(PAD, redenVan(gevraagd));
      return { op: vraag.op, ...(await call('searchLeerlingen', { body: vraag })) };
    },
  });
  const change = (nieuw: Invoer): void => {
    setInvoer(nieuw);
    if (nieuw.op !== invoer.op) search.reset();
  };
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <ZoekFormulier invoer={invoer} bezig={search.isPending} onChange={change} onSearch={() => search.mutate(invoer)} />
      <section className={css['uitkomst']} aria-live="polite" aria-busy={search.isPending}>
        <FormAlert error={search.error} />
        {search.data ? <Treffers {...search.data} onOpen={setGeopend} /> : <Uitleg />}
      </section>
      {geopend && <AccountDialog leerling={geopend} onClose={() => setGeopend(null)} />}
    </>
  );
}
