import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { choiceOf, useKeptIds } from '../../../../shared/list/choice.tsx';
import { withIds } from '../../../../shared/list/chosen.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { List } from '../../../../shared/list/list.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { schoolLeerlingenQuery } from '../../beheer.ts';
import type { Soort } from '../../kaarten/issue.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { groepenQuery } from '../../queries.ts';
import bar from '../../parts/chosen.module.css';
import css from './inlogkaarten.module.css';
import { type Partij, partijenVan, type Wie } from './partijen.ts';
import { Gemaakt } from './parts/gemaakt.tsx';
import { useMaken } from './use-maken.ts';

export const handle: Crumbs = { crumbs: [crumb(schoolbeheerTeksten, 'kaarten.titel')] };
export const meta = () => pageTitle(schoolbeheerTeksten, 'kaarten.titel');

interface SchoolProps {
  readonly adminId: string;
  readonly groepen: readonly { readonly id: string; readonly naam: string }[];
  readonly leerlingen: readonly BeheerLeerling[];
}

interface KeuzesProps {
  readonly soort: Soort;
  readonly wie: Wie;
  readonly aantal: Readonly<Record<Wie, number>>;
  readonly onChange: (keuzes: { readonly soort: Soort; readonly wie: Wie }) => void;
}

/** With which password, and for whom. */
function Keuzes({ soort, wie, aantal, onChange }: KeuzesProps) {
  const { t } = useTexts(beheerTeksten, schoolbeheerTeksten);
  return (
    <div className={css['keuzes']}>
      <fieldset>
        <legend>{t('beheer:kaarten.soort')}</legend>
        <RadioGroup value={soort} onChange={(_, value) => onChange({ wie, soort: value === 'plaatjes' ? 'plaatjes' : 'woorden' })}>
          <FormControlLabel value="woorden" control={<Radio />} label={t('beheer:kaarten.woorden')} />
          <FormControlLabel value="plaatjes" control={<Radio />} label={t('beheer:kaarten.plaatjes')} />
        </RadioGroup>
      </fieldset>
      <fieldset>
        <legend>{t('schoolbeheer:kaarten.wie')}</legend>
        <RadioGroup value={wie} onChange={(_, value) => onChange({ soort, wie: value === 'allemaal' ? 'allemaal' : 'zonder' })}>
          <FormControlLabel value="zonder" control={<Radio />} label={t('schoolbeheer:kaarten.zonder', { aantal: aantal.zonder })} />
          <FormControlLabel value="allemaal" control={<Radio />} label={t('schoolbeheer:kaarten.allemaal', { aantal: aantal.allemaal })} />
        </RadioGroup>
      </fieldset>
    </div>
  );
}

interface GroepenProps {
  readonly partijen: readonly Partij[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

function GroepenList({ partijen, chosen, onChoose }: GroepenProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const choice = choiceOf<Partij>({
    isChosen: ({ groepId }) => chosen.has(groepId),
    onChoose: (rows, on) =>
      onChoose(
        withIds(
          chosen,
          rows.map(({ groepId }) => groepId),
          on,
        ),
      ),
    labelOf: ({ naam }) => t('kaarten.kies', { groep: naam }),
    all: t('kaarten.kiesAlles'),
    isLocked: ({ ids }) => ids.length === 0,
  });
  return (
    <List
      label={t('kaarten.groepen')}
      rows={partijen}
      keyOf={({ groepId }) => groepId}
      choice={choice}
      columns={[
        { key: 'groep', label: t('leerlingen.groep'), value: ({ naam }) => naam },
        { key: 'leerlingen', label: t('kaarten.kolomLeerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        { key: 'kaarten', label: t('kaarten.kolomKaarten'), value: ({ ids }) => ids.length, numeric: true },
      ]}
      search={{ wordsOf: ({ naam }) => naam }}
      empty={{ title: t('leerlingen.leeg'), text: t('leerlingen.leegUitleg') }}
    />
  );
}

/** Groepen that were chosen in the list of groepen, when somebody comes from there. */
const Gekozen = z.object({ groepen: z.array(z.string()) });
const readGroepen = (state: unknown): readonly string[] => {
  const gelezen = Gekozen.safeParse(state);
  return gelezen.success ? gelezen.data.groepen : [];
};

function School({ adminId, groepen, leerlingen }: SchoolProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const [{ soort, wie }, setKeuzes] = useState<{ readonly soort: Soort; readonly wie: Wie }>({ soort: 'woorden', wie: 'zonder' });
  /** Groepen that get none. */
  const { state, key } = useLocation();
  const alleen = readGroepen(state);
  const [zonder, setZonder] = useKeptIds(
    () => new Set(alleen.length === 0 ? [] : groepen.map(({ id }) => id).filter((id) => !alleen.includes(id))),
    // What was chosen in the list of groepen counts, not what was left out here before.
    alleen.length === 0 ? '' : key,
  );
  const maken = useMaken(adminId);
  const kop = <ScreenHead title={t('kaarten.titel')} text={t('kaarten.uitleg')} />;
  if (maken.stand.totaal > 0) return <Gemaakt kop={kop} maken={maken} leerlingen={leerlingen} />;
  const partijen = partijenVan(groepen, leerlingen, wie);
  const nodig = partijen.filter(({ ids }) => ids.length > 0);
  const gekozen = nodig.filter(({ groepId }) => !zonder.has(groepId));
  const count = gekozen.reduce((som, { ids }) => som + ids.length, 0);
  const aantal = { zonder: leerlingen.filter(({ wachtwoord }) => wachtwoord === 'geen').length, allemaal: leerlingen.length };
  return (
    <>
      {kop}
      <Keuzes soort={soort} wie={wie} aantal={aantal} onChange={setKeuzes} />
      <div className={bar['balk']} data-leeg={count === 0 || undefined}>
        <Button disabled={count === 0} onClick={() => void maken.make(gekozen, soort)}>
          {t('kaarten.maak', { count })}
        </Button>
        {nodig.length === 0 && <span>{t('kaarten.alKlaar')}</span>}
      </div>
      <GroepenList
        partijen={partijen}
        chosen={new Set(gekozen.map(({ groepId }) => groepId))}
        onChoose={(chosen) => setZonder(new Set(nodig.map(({ groepId }) => groepId).filter((id) => !chosen.has(id))))}
      />
    </>
  );
}

export default function InlogkaartenScreen() {
  const { t } = useTexts(schoolbeheerTeksten);
  const { adminId } = usePathParams();
  const groepen = useQuery(groepenQuery(adminId));
  const { data, error, refetch } = useQuery(schoolLeerlingenQuery(adminId));
  const fout = error ?? groepen.error;
  if (fout || !data || !groepen.data) return <Unready error={fout} onRetry={() => void Promise.all([refetch(), groepen.refetch()])} />;
  if (data.leerlingen.length === 0)
    return (
      <>
        <ScreenHead title={t('kaarten.titel')} />
        <Empty title={t('leerlingen.leeg')} text={t('leerlingen.leegUitleg')} />
      </>
    );
  return <School adminId={adminId} groepen={groepen.data.groepen} leerlingen={data.leerlingen} />;
}
