import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import {
  aantalIn,
  GEEN,
  inTab,
  isOpen,
  chooseLeerling,
  TABS,
  countJoining,
  teSturen,
  type Keuzes,
  type Tab as TabNaam,
} from '../keuzes.ts';
import type { useEdexml } from '../queries.ts';
import css from '../edexml.module.css';
import { Docenten } from './docenten.tsx';
import { Groepen } from './groepen.tsx';
import { Leerlingen } from './leerlingen.tsx';
import { Weg } from './weg.tsx';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly commit: ReturnType<typeof useEdexml>['commit'];
  readonly onBack: () => void;
}

/** The first tab with something to do. */
const eersteTab = (voorstel: EdexmlVoorstel): TabNaam => TABS.find((tab) => aantalIn(voorstel, tab) > 0) ?? 'nieuw';

function Kop({ voorstel: { school, meldingen } }: { readonly voorstel: EdexmlVoorstel }) {
  const { t } = useTexts(importsTeksten);
  const { nummer, schooljaar: jaar, peildatum, pakket } = school;
  return (
    <>
      <p>
        <strong>{nummer === '' ? t('edexml.schoolZonder', { jaar }) : t('edexml.school', { nummer, jaar })}.</strong>{' '}
        {peildatum !== null && t('edexml.peildatum', { dag: peildatum })} {pakket !== '' && t('edexml.pakket', { pakket })}
      </p>
      <div className={css['meldingen']}>
        {meldingen.map(({ soort, aantal, waarde }) => (
          <Alert key={soort} severity="warning">
            {t(`edexml.melding.${soort}`, { aantal, waarde })}
          </Alert>
        ))}
      </div>
    </>
  );
}

function Inhoud({
  tab,
  ...rest
}: {
  readonly tab: TabNaam;
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}) {
  const { t } = useTexts(importsTeksten);
  const { voorstel, keuzes, onChange } = rest;
  if (aantalIn(voorstel, tab) === 0) return <p>{t('edexml.leeg')}</p>;
  if (tab === 'docenten') return <Docenten {...rest} />;
  if (tab === 'groepen') return <Groepen {...rest} />;
  if (tab === 'weg') return <Weg {...rest} />;
  const enig = voorstel.leerlingen.filter((regel) => regel.soort === 'lijkt-op' && regel.kandidaten.length === 1 && isOpen(regel, keuzes));
  const takeAll = (): void =>
    onChange(enig.reduce((nu, { nr, kandidaten }) => chooseLeerling(nu, nr, { is: kandidaten[0]?.id ?? 'nieuw', mee: true }), keuzes));
  return (
    <>
      {tab === 'nieuw' && enig.length > 0 && (
        <Button variant="outlined" onClick={takeAll} sx={{ mb: 1 }}>
          {t('edexml.allesZelfde')}
        </Button>
      )}
      <Leerlingen key={tab} regels={inTab(voorstel, tab)} {...rest} />
    </>
  );
}

/** Everything that would change, with ticks; one button applies it. */
export function Voorstel({ voorstel, commit, onBack }: Props) {
  const { t } = useTexts(importsTeksten);
  const [keuzes, setKeuzes] = useState<Keuzes>(GEEN);
  const [tab, setTab] = useState<TabNaam>(() => eersteTab(voorstel));
  const open = voorstel.leerlingen.filter((regel) => isOpen(regel, keuzes)).length;
  const geblokkeerd = voorstel.school.bevestigen && !keuzes.schoolBevestigd;
  return (
    <>
      <Kop voorstel={voorstel} />
      <Tabs
        value={tab}
        onChange={(_, naam: TabNaam) => setTab(naam)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('edexml.tabs')}
      >
        {TABS.map((naam) => (
          <Tab
            key={naam}
            value={naam}
            id={`edexml-tab-${naam}`}
            aria-controls="edexml-inhoud"
            label={t(`edexml.tab.${naam}`, { aantal: aantalIn(voorstel, naam) })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="edexml-inhoud" aria-labelledby={`edexml-tab-${tab}`} className={css['inhoud']}>
        <Inhoud tab={tab} voorstel={voorstel} keuzes={keuzes} onChange={setKeuzes} />
      </div>
      <div className={css['voet']}>
        {open > 0 && <Alert severity="info">{t('edexml.open', { count: open })}</Alert>}
        {voorstel.school.bevestigen && (
          <FormControlLabel
            label={t('edexml.bevestig')}
            control={<Checkbox checked={keuzes.schoolBevestigd} onChange={(_, aan) => setKeuzes({ ...keuzes, schoolBevestigd: aan })} />}
          />
        )}
      </div>
      <div className={css['vast']}>
        <p aria-live="polite">{t('edexml.samenvatting', countJoining(voorstel, keuzes))}</p>
        <FormAlert error={commit.error} />
        <div className={css['knoppen']}>
          <Button variant="text" onClick={onBack}>
            {t('bestand.ander')}
          </Button>
          <Button disabled={geblokkeerd || commit.isPending} onClick={() => commit.mutate({ id: voorstel.id, keuzes: teSturen(keuzes) })}>
            {commit.isPending ? t('bezig') : t('edexml.toepassen')}
          </Button>
        </div>
      </div>
    </>
  );
}
