import { mdiFormatSize } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath, toneelPath } from '../../paths.ts';
import { Controls } from './controls.tsx';
import { Klaar } from './klaar.tsx';
import { useLeeswijze } from './leeswijze.ts';
import { LeeswijzePanel } from './leeswijze-panel.tsx';
import { tekstQuery, type Planktekst } from './query.ts';
import { Tekstblad } from './tekstblad.tsx';
import { useBeurt } from './use-beurt.ts';
import { useFollow } from './use-follow.ts';
import { useWords } from './use-words.ts';
import { Vooraf } from './vooraf.tsx';
import { Vragen } from './vragen.tsx';
import css from './planktekst.module.css';

export const meta = () => pageTitle(leerlingLezenTeksten, 'plank.titel');

export default function PlanktekstScreen() {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('plank.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Turns key={tekstId} leerlingId={leerlingId} tekst={data} /> : <Waiting text={t('leerling:laden')} />;
}

/** The first turn goes on where the child was; the next one begins at the title. */
function Turns({ leerlingId, tekst }: { readonly leerlingId: string; readonly tekst: Planktekst }) {
  const [turn, setTurn] = useState(0);
  const again = (): void => setTurn((nr) => nr + 1);
  return <Reading key={turn} leerlingId={leerlingId} tekst={tekst} from={turn === 0 ? tekst.plek : 0} onAgain={again} />;
}

interface ReadingProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly from: number;
  readonly onAgain: () => void;
}

type Fase = 'lezen' | 'uit' | 'vragen' | 'gevraagd';

/** One turn of reading: what the child is doing, what sounds, what lights up. */
function useReading(leerlingId: string, { id: tekstId, alineas, klanken, tijden, woorden }: Planktekst, from: number) {
  const keeps = !useLooksOn();
  const [fase, setFase] = useState<Fase>('lezen');
  const [woord, setWoord] = useState('');
  const [plek, setPlek] = useState<readonly number[]>([]);
  const follow = useFollow({ klanken, tijden }, alineas.flat().length + 1, from);
  const beurt = useBeurt({ leerlingId, tekstId, van: from, keeps }, follow.at);
  const onHeard = (gehoord: string): void => {
    setWoord(gehoord);
    if (fase === 'lezen') beurt.tap(gehoord);
  };
  const body = useWords({ woorden, follow, onHeard, zoekt: fase === 'vragen' });
  const finish = (): void => {
    follow.stop();
    beurt.finish();
    setFase('uit');
  };
  const showPlek = (zinnen: readonly number[]): void => {
    setPlek(zinnen);
    const [eerste] = zinnen;
    if (eerste === undefined) return;
    follow.go(eerste);
    follow.say(zinnen);
  };
  const endVragen = (): void => {
    showPlek([]);
    setFase('gevraagd');
  };
  return { fase, setFase, woord, plek, follow, beurt, onHeard, body, finish, showPlek, endVragen };
}

function Reading({ leerlingId, tekst, from, onAgain }: ReadingProps) {
  const { t } = useTexts(leerlingLezenTeksten, leerlingKlaarTeksten);
  const { id: tekstId, alineas, klanken, woorden, vooraf, stukken } = tekst;
  const [setting, setSetting] = useState(false);
  const [wijze, change] = useLeeswijze(leerlingId);
  const { fase, setFase, woord, plek, follow, beurt, onHeard, body, finish, showPlek, endVragen } = useReading(leerlingId, tekst, from);
  const vraagt = fase === 'vragen';
  // Looking for a sentence is looking through all of it.
  const nu = vraagt ? { ...wijze, stuk: false, liniaal: false } : wijze;
  return (
    <Page
      leerlingId={leerlingId}
      title={t('plank.titel')}
      hear={[]}
      aside={
        <>
          <RoundButton name={t('plank.wijze.knop')} aria-expanded={setting} onClick={() => setSetting(!setting)}>
            <Icon path={mdiFormatSize} size={26} />
          </RoundButton>
          {tekst.toneel && (
            <Link className={css['terug']} to={toneelPath(leerlingId, tekstId)}>
              {t('leerlingKlaar:toneel.knop')}
            </Link>
          )}
          <Link className={css['terug']} to={leesplankPath(leerlingId)}>
            {t('plank.terug')}
          </Link>
        </>
      }
    >
      {setting && <LeeswijzePanel wijze={wijze} onChange={change} stukken={alineas.length > 1} />}
      {fase === 'lezen' && follow.at === 0 && <Vooraf woorden={vooraf} klanken={woorden} stukken={stukken} onHeard={onHeard} />}
      <div className={vraagt ? css['naast'] : undefined}>
        <Tekstblad body={body} tekst={tekst} at={follow.at} stuk={follow.stuk} wijze={nu} plek={plek} />
        {vraagt && (
          <Vragen leerlingId={leerlingId} tekstId={tekstId} beurtId={beurt.id} follow={follow} onPlek={showPlek} onDone={endVragen} />
        )}
      </div>
      {fase === 'lezen' && (
        <Controls follow={follow} heard={klanken.length > 0} stukken={stukken[woord] ?? ''} onVoice={beurt.hear} onDone={finish} />
      )}
      {(fase === 'uit' || fase === 'gevraagd') && (
        <Klaar
          leerlingId={leerlingId}
          tekstId={tekstId}
          gevraagd={fase === 'gevraagd'}
          onVragen={() => setFase('vragen')}
          onAgain={onAgain}
        />
      )}
    </Page>
  );
}
