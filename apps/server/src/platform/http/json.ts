/**
 * JSON as we accept it: RFC 8259 without what makes two readers disagree. Refused: a key twice in one object,
 * `__proto__` and friends, deep nesting, NUL and half surrogate pairs (PostgreSQL cannot store them), invalid UTF-8.
 */
import { AppError } from '../app-error.ts';

const MAX_DEPTH = 16;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const COLON = /\s*:/y;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const refuse = (): never => {
  throw new AppError('invalid', 'algemeen/geen-json');
};

/** Parses a request body; throws AppError('invalid') for anything but clean JSON. */
export function parseJson(body: Uint8Array): unknown {
  const text = decode(body);
  checkStructure(text);
  try {
    return JSON.parse(text);
  } catch {
    return refuse();
  }
}

function decode(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    return refuse();
  }
}

/** One pass over the text; grammar itself is left to JSON.parse. */
function checkStructure(text: string): void {
  const open: (Set<string> | null)[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '{' || char === '[') {
      if (open.length >= MAX_DEPTH) refuse();
      open.push(char === '{' ? new Set() : null);
    } else if (char === '}' || char === ']') open.pop();
    else if (char === '"') i = checkString(text, i, open.at(-1));
  }
}

/** Checks the string that starts at `start`; returns the index of its closing quote. */
function checkString(text: string, start: number, keys: Set<string> | null | undefined): number {
  const end = closingQuote(text, start);
  const value = readString(text.slice(start, end + 1));
  if (value.includes('\0') || !value.isWellFormed()) refuse();
  if (keys && isFollowedByColon(text, end)) {
    if (keys.has(value) || FORBIDDEN.has(value)) refuse();
    keys.add(value);
  }
  return end;
}

function isFollowedByColon(text: string, end: number): boolean {
  COLON.lastIndex = end + 1;
  return COLON.test(text);
}

function closingQuote(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return refuse();
}

function readString(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return String(JSON.parse(literal));
  } catch {
    return refuse();
  }
}
