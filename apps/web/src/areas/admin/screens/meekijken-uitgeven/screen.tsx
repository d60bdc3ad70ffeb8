import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { Meekijkbereik } from '@spelrijk/contract/meekijken';
import { splitNummer } from '@spelrijk/domain/naam';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { schoolDay } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { leerlingenQuery, naamVan } from '../../beheer.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { CodeBon } from '../../verhuizen/code-bon.tsx';
import { meekijkenQuery, useUitgeven } from '../../verhuizen/queries.ts';
import css from '../../verhuizen/verhuizen.module.css';
import { createId } from '../../../../shared/id.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(meekijkTeksten, 'menu')] };
export const meta = () => pageTitle(meekijkTeksten, 'menu');

interface UitgevenProps {
  readonly naam: string;
  /** Last day that can be chosen. */
  readonly uiterlijk: string;
}

/** The code lives on this page only, until it is left. */
function Uitgeven({ naam, uiterlijk }: UitgevenProps) {
  const { t } = useTexts(meekijkTeksten);
  const { long } = useDates();
  const { adminId, leerlingId } = usePathParams();
  const { share } = useUitgeven(adminId);
  const vandaag = schoolDay(serverNow());
  const [keuze, setKeuze] = useState((): Input<Api['createMeekijk']>['body'] => ({
    id: createId(),
    toestemmingOp: vandaag,
    bereik: 'voortgang',
    tot: uiterlijk,
  }));
  if (share.data) return <Bon uit={share.data} naam={naam} />;
  return (
    <>
      <ScreenHead title={t('maken.titel', { naam })} text={t('maken.uitleg', { naam })} />
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          share.mutate({ leerlingId, body: keuze });
        }}
      >
        <div className={css['velden']}>
          <TextField
            type="date"
            label={t('maken.toestemming')}
            value={keuze.toestemmingOp}
            onChange={({ target }) => setKeuze({ ...keuze, toestemmingOp: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
            sx={{ minWidth: 'min(100%, 330px)' }}
          />
          <TextField
            type="date"
            label={t('maken.tot')}
            helperText={t('maken.totHulp', { dag: long(uiterlijk) })}
            value={keuze.tot}
            onChange={({ target }) => setKeuze({ ...keuze, tot: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: vandaag, max: uiterlijk } }}
          />
        </div>
        <fieldset>
          <legend>{t('maken.bereik')}</legend>
          <RadioGroup value={keuze.bereik} onChange={({ target }) => setKeuze({ ...keuze, bereik: Meekijkbereik.parse(target.value) })}>
            {Meekijkbereik.options.map((bereik) => (
              <FormControlLabel
                key={bereik}
                className={css['keuze']}
                value={bereik}
                control={<Radio />}
                label={
                  <>
                    {t(`bereik.${bereik}`)}
                    <span className={css['hulp']}>{t(`bereikUitleg.${bereik}`)}</span>
                  </>
                }
              />
            ))}
          </RadioGroup>
        </fieldset>
        <FormAlert error={share.error} />
        <Button type="submit" disabled={share.isPending || keuze.toestemmingOp === '' || keuze.tot === ''}>
          {share.isPending ? t('bezig') : t('maken.maak')}
        </Button>
      </form>
    </>
  );
}

function Bon({ uit: { link, code }, naam }: { readonly uit: Output<Api['createMeekijk']>; readonly naam: string }) {
  const { t } = useTexts(meekijkTeksten);
  const { long } = useDates();
  const { adminId } = usePathParams();
  // On paper, for who is not of the groep.
  const title = t('code.titel', { naam: splitNummer(naam)[0] });
  return (
    <CodeBon
      title={title}
      code={code}
      qr={t('code.qr')}
      terug={href('/admins/:adminId/meekijken', { adminId })}
      teksten={{ afdrukken: t('code.afdrukken'), terug: t('code.terug'), eenmaal: t('code.eenmaal') }}
    >
      <p>
        <strong>{t('code.geef', { dag: long(link.codeTot) })}</strong>
      </p>
      <p>{t('code.hoe')}</p>
      <p>
        {t(`bereik.${link.bereik}`)}, {t('lijst.tot').toLowerCase()} {long(link.tot)}.
      </p>
    </CodeBon>
  );
}

export default function MeekijkenUitgevenScreen() {
  const { adminId, groepId, leerlingId } = usePathParams();
  const lijst = useQuery(leerlingenQuery(adminId, groepId));
  const links = useQuery(meekijkenQuery(adminId));
  const error = lijst.error ?? links.error;
  const leerling = lijst.data?.leerlingen.find(({ id }) => id === leerlingId);
  if (replaces(error, lijst.data && links.data) || !links.data || !leerling)
    return (
      <Unready
        error={error}
        onRetry={() => {
          void lijst.refetch();
          void links.refetch();
        }}
      />
    );
  return <Uitgeven key={leerlingId} naam={naamVan(leerling)} uiterlijk={links.data.uiterlijk} />;
}
