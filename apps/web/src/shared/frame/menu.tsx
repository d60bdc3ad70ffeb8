import { mdiChevronDown } from '@mdi/js';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigation } from 'react-router';
import css from './frame.module.css';
import { useTexts } from '../texts/use-texts.ts';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  /** Path of an mdi icon. */
  readonly icon: string;
  /** Loaded anew: a page that may do more than the others (the microphone). */
  readonly reload?: boolean;
  /** Not for every day: under the last button, so that the bar stays one line. */
  readonly meer?: boolean;
  /** So many things that were not opened yet. */
  readonly count?: number | undefined;
}

function Item({ item: { label, to, icon, reload = false, count = 0 }, onGo }: { readonly item: MenuItem; readonly onGo?: () => void }) {
  const { t } = useTexts(kaderTeksten);
  return (
    <NavLink to={to} reloadDocument={reload} className={css['menupunt'] ?? ''} onClick={onGo}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      {label}
      {count > 0 && (
        <>
          <b className={css['tel']} aria-hidden="true">
            {count}
          </b>
          <span className="verborgen">{t('menu.ongelezen', { count })}</span>
        </>
      )}
    </NavLink>
  );
}

/** Closes what hangs below `box` on Escape (back to its button), on a click elsewhere and when the focus leaves. */
function useClose(box: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => target instanceof Node && !box.current?.contains(target) && close();
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      box.current?.querySelector('button')?.focus();
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', elsewhere, stop);
    document.addEventListener('focusin', elsewhere, stop);
    document.addEventListener('keydown', escape, stop);
    return () => stop.abort();
  }, [box, open, close]);
}

/** A disclosure and not an ARIA menu: links stay links for a screen reader (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). */
function Meer({ items, label }: { readonly items: readonly MenuItem[]; readonly label: string }) {
  const { pathname } = useLocation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Open on the page where it was opened: who goes back finds it closed. Opened while a screen is on its way it belongs to that one.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const place = useNavigation().location?.pathname ?? pathname;
  const open = openOn === pathname || openOn === place;
  const close = () => setOpenOn(null);
  useClose(box, open, close);
  const here = items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div ref={box} className={css['meer']} data-opengeklapt={open ? '' : undefined}>
      <button
        type="button"
        className={`${css['menupunt']} ${here ? css['hier'] : ''}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? null : place)}
      >
        {label}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiChevronDown} />
        </svg>
      </button>
      <div id={id} className={css['lade']} hidden={!open}>
        {items.map((item) => (
          <Item key={item.to} item={item} onGo={close} />
        ))}
      </div>
    </div>
  );
}

/** One link under "meer" hides more than it saves. */
const GENOEG_VOOR_MEER = 2;

/** How many links fit beside each other: what does not, falls to a second line that nobody sees, and goes under the last button. */
function useFit(row: RefObject<HTMLDivElement | null>, count: number): number {
  const [fit, setFit] = useState(count);
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    const measure = (): void => {
      const links = [...box.children].map((link) => link.getBoundingClientRect());
      const { right } = box.getBoundingClientRect();
      const onSecond = links.findIndex((link) => link.top > (links[0]?.top ?? 0) || link.right > right + 1);
      setFit(onSecond < 0 ? links.length : onSecond);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other links are measured anew
  }, [row, count]);
  return fit;
}

/** One line at every width. */
export function Menu({ items }: { readonly items: readonly MenuItem[] }) {
  const { t } = useTexts(kaderTeksten);
  const row = useRef<HTMLDivElement>(null);
  const rare = items.filter(({ meer = false }) => meer);
  const under = rare.length < GENOEG_VOOR_MEER ? [] : rare;
  const daily = items.filter((item) => !under.includes(item));
  const fit = useFit(row, daily.length);
  const rest = [...daily.slice(fit), ...under];
  return (
    <nav className={css['menu']} aria-label={t('frame.navigatie')}>
      <div ref={row} className={css['rij']}>
        {daily.map((item, i) => (
          <div key={item.to} inert={i >= fit}>
            <Item item={item} />
          </div>
        ))}
      </div>
      {rest.length > 0 && <Meer items={rest} label={t(fit === 0 ? 'frame.menu' : 'frame.meer')} />}
    </nav>
  );
}
