import { mdiEarHearing, mdiLightbulbOnOutline, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import type { Regio } from '@spelrijk/domain/admin';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { Letterbord } from '@spelrijk/game-kit/stage/view';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { beeldProps } from '../../../../shared/kindbeeld/kindbeeld.ts';
import { layoutFor } from '../../../../shared/kindbeeld/letterbord.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import instellingenCss from '../instellingen.module.css';
import voorbeeldCss from '../voorbeeld.module.css';
import { useWaarde } from '../use-waarde.ts';
import { Stem } from './stem.tsx';

interface VoorbeeldProps {
  readonly alles: Required<Instelbaar>;
  /** Of the child; for a groep that of its youngest. */
  readonly jaargroep: number;
}

const WOORD = 'bomen';
const still = (): void => undefined;

/** What the child sees with these options: the same letters, colours and board as on its own screens. */
export function Voorbeeld({ alles, jaargroep }: VoorbeeldProps) {
  const { t, i18n } = useTexts(oefeninstellingenTeksten);
  const { className, ...beeld } = beeldProps(alles);
  const regio: Regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  return (
    <section className={instellingenCss['vak']} aria-labelledby="voorbeeld-kop">
      <h2 id="voorbeeld-kop">{t('voorbeeld.titel')}</h2>
      <div className={`${className} ${voorbeeldCss['kind']}`} {...beeld}>
        <Kindbalk alles={alles} />
        {alles.tijdsdruk && !alles.minderBeweging && (
          <p className={voorbeeldCss['zand']}>
            <span aria-hidden="true" />
            <span className="verborgen">{t('voorbeeld.klok')}</span>
          </p>
        )}
        <p className={voorbeeldCss['woord']} data-grootte={alles.lettergrootte} lang="nl">
          {WOORD}
        </p>
        <p className={voorbeeldCss['zin']} data-grootte={alles.lettergrootte} lang="nl">
          {t('voorbeeld.zin')}
        </p>
        <Bord toetsenbord={alles.toetsenbord} regio={regio} jaargroep={jaargroep} />
      </div>
      <InWoorden alles={alles} />
      <Stem spraak={alles.spraak} regio={regio} />
    </section>
  );
}

/** Hints, hearing again, sounds and coins, as they are around a game. */
function Kindbalk({ alles }: Pick<VoorbeeldProps, 'alles'>) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { waarde } = useWaarde();
  return (
    <div className={voorbeeldCss['kindbalk']}>
      <span className={voorbeeldCss['knop']}>
        <Icon path={mdiEarHearing} size={18} />
        {waarde('herhaalGeluid', alles.herhaalGeluid)}
      </span>
      <span className={voorbeeldCss['knop']} data-zacht={!alles.hints}>
        <Icon path={mdiLightbulbOnOutline} size={18} />
        {t(alles.hints ? 'voorbeeld.hint' : 'voorbeeld.geenHint')}
      </span>
      <span className={voorbeeldCss['knop']} data-zacht>
        <Icon path={alles.geluidseffecten ? mdiVolumeHigh : mdiVolumeOff} size={18} />
        {t(alles.geluidseffecten ? 'voorbeeld.geluidjes' : 'voorbeeld.geenGeluidjes')}
      </span>
      <span className={voorbeeldCss['knop']} data-zacht>
        {t(alles.beloningen ? 'voorbeeld.munten' : 'voorbeeld.geenMunten')}
      </span>
      <div className={voorbeeldCss['blob']} aria-hidden="true">
        <BlobFigure seed={7} alive />
      </div>
    </div>
  );
}

interface BordProps {
  readonly toetsenbord: Instelbaar['toetsenbord'];
  readonly regio: Regio;
  readonly jaargroep: number;
}

function Bord({ toetsenbord, regio, jaargroep }: BordProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  if (toetsenbord === 'geen') return <p>{t('voorbeeld.geenBord')}</p>;
  const indeling = toetsenbord === undefined || toetsenbord === 'automatisch' ? layoutFor(regio, jaargroep) : toetsenbord;
  return (
    <div className={voorbeeldCss['bord']}>
      <p className="verborgen">{t('voorbeeld.bord', { soort: indeling })}</p>
      <div inert>
        <Letterbord indeling={indeling} tekens={[]} hoofdletters={false} onInput={still} />
      </div>
    </div>
  );
}

/** Shares as a teacher says them: 17 of 20, not 0.85. */
const DELEN: Readonly<Record<string, readonly [goed: number, van: number]>> = {
  '0.7': [7, 10],
  '0.8': [8, 10],
  '0.85': [17, 20],
  '0.9': [9, 10],
};

function InWoorden({ alles }: Pick<VoorbeeldProps, 'alles'>) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { waarde } = useWaarde();
  const { minuten, oefendagen, sessiesPerWeek: count } = alles;
  const [goed, van] = DELEN[String(alles.doel)] ?? [8, 10];
  return (
    <>
      <p className={instellingenCss['feit']}>{t('voorbeeld.doel', { goed, van })}</p>
      <p className={instellingenCss['feit']}>
        {oefendagen === null
          ? t('voorbeeld.tijd', { minuten, count })
          : t('voorbeeld.tijdOp', { minuten, dagen: waarde('oefendagen', oefendagen) })}
      </p>
    </>
  );
}
