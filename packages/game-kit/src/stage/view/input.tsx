import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { GameInput, Item } from '../../contract/game.ts';
import { accentOf, applyAccent } from '../dead-keys.ts';
import type { Accent } from '../dead-keys.ts';
import { readToets, readToetsUp } from '../keys.ts';
import type { Toets, ToetsOpties } from '../keys.ts';
import { Scanner } from './scanner.ts';

/** Keys that are held with another one. */
const HULPTOETSEN: ReadonlySet<string> = new Set(['Shift', 'AltGraph', 'Alt', 'Control', 'Meta', 'CapsLock']);
/** What a browser calls a key while the system puts letters together. */
const SAMENSTELLEND: ReadonlySet<string> = new Set(['Process', 'Unidentified']);
/** How long the one switch is held to choose, in milliseconds. */
const LANG_MS = 600;

export interface InputProps {
  /** Everything the child can reach with the one switch: the stage and the panel under it. */
  readonly root: RefObject<HTMLElement | null>;
  /** False while a dialog, the explanation or the pause is open: the keys are theirs. */
  readonly aan: boolean;
  /** The current opgave is typed (`paneelFor(...) === 'letters'`). */
  readonly letters: boolean;
  /** It is a whole sentence: space and signs are typed. */
  readonly zin?: boolean;
  /** Something is written short: the full stop is a letter too. */
  readonly punt?: boolean;
  /** Calm mode: space steps through what can be chosen; hold it, or press Enter, to choose. */
  readonly rustig: boolean;
  /** One switch: choices light up by themselves; space, Enter or a tap anywhere in `root` takes the one that is lit. */
  readonly scan?: boolean;
  readonly getItems: () => readonly Item[];
  readonly onInput: (input: GameInput) => void;
  readonly onPauze: () => void;
  readonly onHear: () => void;
}

/** Listens to the keyboard for a game: arrows, space, digits, letters, Enter, Backspace, Escape or P, H. */
export function useInput(props: InputProps): void {
  const { root, aan, scan = false } = props;
  const getProps = useEffectEvent(() => props);
  useEffect(() => {
    if (!aan) return;
    const keys = new Toetsenbord(
      () => getProps(),
      () => root.current,
    );
    return keys.listen();
  }, [aan, root]);
  useEffect(() => (aan && scan ? listenToSwitch(() => root.current) : undefined), [aan, scan, root]);
}

/** Before everything else: the switch presses nothing by itself, and a tap lands on nothing. */
function listenToSwitch(getRoot: () => HTMLElement | null): () => void {
  const scanner = new Scanner(getRoot);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    swallow(event);
    if (!event.repeat) scanner.press(event.timeStamp);
  };
  const onPointer = (event: PointerEvent): void => {
    if (!isFree(event)) return;
    swallow(event);
    scanner.press(event.timeStamp);
  };
  // A press of our own is no trusted event and goes through.
  const onClick = (event: MouseEvent): void => (event.isTrusted && isFree(event) ? swallow(event) : undefined);
  const isFree = ({ target }: Event): boolean =>
    target instanceof Element && (getRoot()?.contains(target) ?? false) && target.closest('[data-geen-schakel]') === null;
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('click', onClick, true);
  const stop = scanner.start();
  return () => {
    stop();
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('click', onClick, true);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

class Toetsenbord {
  readonly #getProps: () => InputProps;
  readonly #getRoot: () => HTMLElement | null;
  readonly #down = new Set<string>();
  #switchTimer: ReturnType<typeof setTimeout> | undefined;
  /** A dead key was pressed and waits for its letter. */
  #accent: Accent | undefined;
  /** The system is putting letters together itself (Chrome OS): what comes of it arrives as a press. */
  #wacht = false;

  constructor(getProps: () => InputProps, getRoot: () => HTMLElement | null) {
    this.#getProps = getProps;
    this.#getRoot = getRoot;
  }

  listen(): () => void {
    window.addEventListener('keydown', this.#onDown);
    window.addEventListener('keypress', this.#onPress);
    window.addEventListener('keyup', this.#onUp);
    window.addEventListener('blur', this.#release);
    return () => {
      window.removeEventListener('keydown', this.#onDown);
      window.removeEventListener('keypress', this.#onPress);
      window.removeEventListener('keyup', this.#onUp);
      window.removeEventListener('blur', this.#release);
      this.#release();
    };
  }

  readonly #onDown = (event: KeyboardEvent): void => {
    if (isTextField(event.target) || event.defaultPrevented) return;
    this.#wacht = SAMENSTELLEND.has(event.key);
    if (!this.#getProps().letters) this.#accent = undefined;
    else if (this.#withDeadKey(event)) return event.preventDefault();
    this.#act(event);
  };

  readonly #onPress = (event: KeyboardEvent): void => {
    if (this.#wacht && this.#getProps().letters && !isTextField(event.target)) this.#act(event);
  };

  /** True when this press was a dead key, or the one after it. */
  #withDeadKey({ key, code, shiftKey }: KeyboardEvent): boolean {
    if (HULPTOETSEN.has(key)) return false;
    const accent = this.#accent;
    this.#accent = key === 'Dead' ? accentOf(code, shiftKey) : undefined;
    if (accent === undefined) return key === 'Dead';
    if (key === 'Backspace') return true;
    if (this.#wacht) return false;
    for (const letter of key.length === 1 ? applyAccent(accent, key) : [accent.los]) this.#typeKey(letter);
    return key.length === 1 || key === 'Dead';
  }

  #typeKey(key: string): void {
    const action = readToets({ key, repeat: false, ctrl: false, alt: false, meta: false, opKnop: false }, this.#opties());
    if (action?.doe === 'input') this.#getProps().onInput(action.input);
  }

  #act(event: KeyboardEvent): void {
    const action = readToets(toetsOf(event), this.#opties());
    if (action === null) return;
    event.preventDefault();
    if (action.doe === 'pauze') this.#getProps().onPauze();
    if (action.doe === 'hoor') this.#getProps().onHear();
    if (action.doe === 'schakel') this.#holdSwitch();
    if (action.doe === 'input') this.#send(event.key, action.input);
  }

  readonly #onUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' && this.#switchTimer !== undefined) {
      event.preventDefault();
      this.#releaseSwitch();
      return;
    }
    if (!this.#down.delete(event.key)) return;
    const input = readToetsUp(event.key, this.#opties());
    if (input !== null) this.#getProps().onInput(input);
  };

  /** Leaving the window with a key down must not leave it down for ever. */
  readonly #release = (): void => {
    clearTimeout(this.#switchTimer);
    this.#switchTimer = undefined;
    this.#accent = undefined;
    for (const key of this.#down) {
      const input = readToetsUp(key, this.#opties());
      if (input !== null) this.#getProps().onInput(input);
    }
    this.#down.clear();
  };

  #send(key: string, input: GameInput): void {
    if (input.soort === 'richting' || input.soort === 'actie') this.#down.add(key);
    this.#getProps().onInput(input);
  }

  #opties(): ToetsOpties {
    const { letters, zin = false, punt = false, rustig, getItems } = this.#getProps();
    return { letters, zin, punt, schakelaar: rustig, items: getItems() };
  }

  #holdSwitch(): void {
    if (this.#switchTimer !== undefined) return;
    this.#switchTimer = setTimeout(() => {
      const chosen = document.activeElement;
      if (chosen instanceof HTMLElement && chosen.hasAttribute('data-schakel')) chosen.click();
    }, LANG_MS);
    this.#switchedAt = performance.now();
  }

  #switchedAt = 0;

  #releaseSwitch(): void {
    if (this.#switchTimer === undefined) return;
    clearTimeout(this.#switchTimer);
    this.#switchTimer = undefined;
    if (performance.now() - this.#switchedAt < LANG_MS) stepFocus(this.#getRoot());
  }
}

/** Moves the focus to the next thing that can be chosen, round and round. */
function stepFocus(root: HTMLElement | null): void {
  const all = Array.from(root?.querySelectorAll<HTMLElement>('[data-schakel]') ?? []);
  const at = all.findIndex((element) => element === document.activeElement);
  all[(at + 1) % Math.max(1, all.length)]?.focus({ preventScroll: true });
}

function toetsOf(event: KeyboardEvent): Toets {
  const opKnop = event.target instanceof Element && event.target.closest('button, a[href], [role="button"]') !== null;
  return {
    key: event.key,
    repeat: event.repeat,
    ctrl: event.ctrlKey,
    alt: event.altKey && event.key.length > 1,
    meta: event.metaKey,
    opKnop,
  };
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
