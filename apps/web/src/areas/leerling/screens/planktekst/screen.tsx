import { mdiFormatSize } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { Controls } from './controls.tsx';
import { useLeeswijze } from './leeswijze.ts';
import { LeeswijzePanel } from './leeswijze-panel.tsx';
import { tekstQuery, type Planktekst } from './query.ts';
import { Tekstblad } from './tekstblad.tsx';
import { useBeurt } from './use-beurt.ts';
import { useFollow } from './use-follow.ts';
import { useWords } from './use-words.ts';
import css from './planktekst.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'plank.titel');

export default function PlanktekstScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('plank.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Turns key={tekstId} leerlingId={leerlingId} tekst={data} /> : <Waiting text={t('laden')} />;
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

function Reading({ leerlingId, tekst, from, onAgain }: ReadingProps) {
  const { t } = useTexts(leerlingTeksten);
  const { alineas, klanken, woorden } = tekst;
  const keeps = !useLooksOn();
  const [done, setDone] = useState(false);
  const [setting, setSetting] = useState(false);
  const [wijze, change] = useLeeswijze(leerlingId);
  const follow = useFollow(klanken, alineas.flat().length + 1, from);
  const beurt = useBeurt({ leerlingId, tekstId: tekst.id, van: from, keeps }, follow.at);
  const body = useWords({ woorden, follow, onHeard: beurt.tap });
  const finish = (): void => {
    follow.stop();
    beurt.finish();
    setDone(true);
  };
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
          <Link className={css['terug']} to={leesplankPath(leerlingId)}>
            {t('plank.terug')}
          </Link>
        </>
      }
    >
      {setting && <LeeswijzePanel wijze={wijze} onChange={change} stukken={alineas.length > 1} />}
      <Tekstblad body={body} tekst={tekst} at={follow.at} wijze={wijze} />
      {done ? (
        <Done leerlingId={leerlingId} onAgain={onAgain} />
      ) : (
        <Controls follow={follow} heard={klanken.length > 0} onVoice={beurt.hear} onDone={finish} />
      )}
    </Page>
  );
}

function Done({ leerlingId, onAgain }: { readonly leerlingId: string; readonly onAgain: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={css['knoppen']}>
      <p ref={said} tabIndex={-1}>
        {t('plank.uit')}
      </p>
      <BigButton tone="papier" onClick={onAgain}>
        {t('plank.nogEens')}
      </BigButton>
      <Link className={css['klaar']} to={leesplankPath(leerlingId)}>
        {t('plank.terug')}
      </Link>
    </div>
  );
}
