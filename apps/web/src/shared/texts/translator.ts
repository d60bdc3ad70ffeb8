/**
 * Looks up and fills the texts of the screens: keys with dots, `namespace:key`, `{{gaps}}`, plurals by `count` (`_zero`, `_one`,
 * `_other`), Flemish where it differs. It gives what i18next would give, of which our texts use a tenth; the library itself was the
 * fourth largest thing in the first load of every screen. A test beside it compares the two over every text there is.
 */
type Values = Readonly<Record<string, unknown>>;

export type Translate = (key: string, values?: Values) => string;

/** Dutch stands behind every other language. */
const FALLBACK = 'nl';

export class Translator {
  #language: string;
  readonly #texts = new Map<string, unknown>();
  readonly #fixed = new Map<string, Translate>();
  readonly #plurals = new Map<string, Intl.PluralRules>();
  readonly #listeners = new Set<() => void>();
  readonly #defaultNamespace: string;

  constructor(language: string, defaultNamespace: string) {
    this.#language = language;
    this.#defaultNamespace = defaultNamespace;
  }

  get language(): string {
    return this.#language;
  }

  changeLanguage(language: string): void {
    this.#language = language;
    this.#fixed.clear();
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  addResourceBundle(language: string, namespace: string, texts: unknown): void {
    this.#texts.set(`${language} ${namespace}`, texts);
  }

  /** A text as it was written, with its gaps; undefined when there is none. */
  getResource(language: string, namespace: string, key: string): string | undefined {
    const found = lookUp(this.#texts.get(`${language} ${namespace}`), key);
    return typeof found === 'string' ? found : undefined;
  }

  /** The same function as long as the language stays the same. */
  forNamespace(namespace = this.#defaultNamespace): Translate {
    const known = this.#fixed.get(namespace);
    if (known) return known;
    const language = this.#language;
    const made: Translate = (key, values = {}) => this.#translate(language, namespace, key, values);
    this.#fixed.set(namespace, made);
    return made;
  }

  #translate(language: string, namespace: string, path: string, values: Values): string {
    const colon = path.indexOf(':');
    const [ns, key] = colon < 0 ? [namespace, path] : [path.slice(0, colon), path.slice(colon + 1)];
    const found = this.#find(language, ns, key, values['count']) ?? values['defaultValue'];
    return typeof found === 'string' ? fill(found, values) : key;
  }

  #find(language: string, namespace: string, key: string, count: unknown): string | undefined {
    for (const code of new Set([language, FALLBACK])) {
      for (const name of this.#namesOf(code, key, count)) {
        const text = this.getResource(code, namespace, name);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  /** Most particular first. */
  #namesOf(language: string, key: string, count: unknown): readonly string[] {
    if (typeof count !== 'number') return [key];
    const rules = this.#plurals.get(language) ?? new Intl.PluralRules(language);
    this.#plurals.set(language, rules);
    return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rules.select(count)}`, key];
  }
}

/** A key with dots is a path, or the name of a text itself, as `0.85` is. */
function lookUp(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Object.hasOwn(node, key)) return Reflect.get(node, key);
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const found: unknown = Object.hasOwn(node, head) ? lookUp(Reflect.get(node, head), key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const GAP = /\{\{\s*(\w+)\s*\}\}/g;

/** A gap without a value stays empty. */
const fill = (text: string, values: Values): string =>
  text.replaceAll(GAP, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  });
