import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { LvsKolom, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import type { Lvs } from '../queries.ts';
import {
  eersteTab,
  gekozen,
  isOpen,
  kolomNodig,
  kolommenVan,
  tabsVan,
  countJoining,
  teSturen,
  type Tab as TabNaam,
  type Vinkjes,
} from '../voorstel.ts';
import { Kolommen } from './kolommen.tsx';
import { Personen } from './personen.tsx';
import { Uitslagen } from './uitslagen.tsx';

interface Props {
  readonly eerste: LvsVoorstel;
  readonly lvs: Lvs;
  readonly onBack: () => void;
}

const WAARSCHUWT: ReadonlySet<string> = new Set([
  'tekens-geraden',
  'geen-leerling',
  'geen-uitslag',
  'geen-toets',
  'geen-resultaten',
  'botst',
]);

function Meldingen({ voorstel }: { readonly voorstel: LvsVoorstel }) {
  const { t } = useTexts(lvsspellingTeksten);
  if (voorstel.meldingen.length === 0) return null;
  return (
    <div className={css['meldingen']}>
      {voorstel.meldingen.map(({ soort, aantal }) => (
        <Alert key={soort} severity={WAARSCHUWT.has(soort) ? 'warning' : 'info'}>
          {t(`melding.${soort}`, { aantal })}
        </Alert>
      ))}
    </div>
  );
}

/** The list as it stands now, and how it changes when somebody says something about it. */
function useVoorstel(eerste: LvsVoorstel, { revise }: Lvs) {
  const [voorstel, setVoorstel] = useState(eerste);
  const [vinkjes, setVinkjes] = useState<Vinkjes>({});
  const send = (body: Parameters<typeof revise.mutate>[0]['body']): void =>
    revise.mutate(
      { id: voorstel.id, body },
      {
        onSuccess: (nieuw) => {
          setVoorstel(nieuw);
          setVinkjes({});
        },
      },
    );
  const { toets } = voorstel;
  return {
    voorstel,
    vinkjes,
    setVinkjes,
    /** Other columns can be other children, so who was chosen is asked again. */
    setKolommen: (kolommen: LvsKolom[], nieuweToets: string) => send({ kolommen, toets: nieuweToets, personen: [] }),
    setPersoon: (nr: number, leerlingId: string | null) =>
      send({
        kolommen: kolommenVan(voorstel),
        toets,
        personen: [...gekozen(voorstel).filter((keuze) => keuze.nr !== nr), { nr, leerlingId }],
      }),
  };
}

/** Columns, children, results: look, mend, store with one button. */
export function Voorstel({ eerste, lvs, onBack }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  const { voorstel, vinkjes, setVinkjes, setKolommen, setPersoon } = useVoorstel(eerste, lvs);
  const [tab, setTab] = useState<TabNaam>(() => eersteTab(eerste));
  const [begin, setBegin] = useState(true);
  const open = voorstel.personen.filter(isOpen).length;
  const busy = lvs.revise.isPending;
  const telling = countJoining(voorstel, vinkjes);
  const aantal = { kolommen: 0, leerlingen: voorstel.personen.length, uitslagen: voorstel.regels.length };
  const save = (): void => lvs.commit.mutate({ id: voorstel.id, body: { regels: teSturen(vinkjes), begin: begin && voorstel.begin > 0 } });
  return (
    <>
      <Meldingen voorstel={voorstel} />
      <Tabs
        value={tab}
        onChange={(_, naam: TabNaam) => setTab(naam)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('stappen')}
      >
        {tabsVan(voorstel).map((naam) => (
          <Tab
            key={naam}
            value={naam}
            id={`lvs-tab-${naam}`}
            aria-controls="lvs-inhoud"
            label={t(`tab.${naam}`, { aantal: aantal[naam] })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="lvs-inhoud" aria-labelledby={`lvs-tab-${tab}`} aria-busy={busy} className={css['inhoud']}>
        {tab === 'kolommen' && <Kolommen voorstel={voorstel} busy={busy} onChange={setKolommen} />}
        {tab === 'leerlingen' && <Personen voorstel={voorstel} busy={busy} onPick={setPersoon} />}
        {tab === 'uitslagen' && <Uitslagen voorstel={voorstel} vinkjes={vinkjes} onTick={setVinkjes} />}
      </div>
      <FormAlert error={lvs.revise.error} />
      <div className={css['voet']}>
        {open > 0 && !kolomNodig(voorstel) && <Alert severity="info">{t('open', { count: open })}</Alert>}
        {voorstel.begin > 0 && (
          <div>
            <FormControlLabel
              label={t('begin', { count: voorstel.begin })}
              control={<Checkbox checked={begin} onChange={(_, aan) => setBegin(aan)} />}
            />
            <div className={css['zacht']}>{t('beginUitleg')}</div>
          </div>
        )}
      </div>
      <div className={css['vast']}>
        <p aria-live="polite">{t('samenvatting', telling)}</p>
        <FormAlert error={lvs.commit.error} />
        <div className={css['knoppen']}>
          <Button variant="text" onClick={onBack}>
            {t('ander')}
          </Button>
          <Button disabled={busy || lvs.commit.isPending || telling.nieuw + telling.vervangen === 0} onClick={save}>
            {lvs.commit.isPending ? t('bezig') : t('opslaan')}
          </Button>
        </div>
      </div>
    </>
  );
}
