import { fail, ok, type Result } from '@inkling/core/result';
import { jsonDamageAt } from './json-damage.ts';

/** The fields of a file, not yet validated. */
export type Fields = Readonly<Record<string, unknown>>;

export type JsonFault =
  | { readonly code: 'too-long' | 'not-a-record' }
  /** `at`: index at which the text stops being valid JSON. */
  | { readonly code: 'not-json'; readonly at: number };

/** Parses one JSON object of at most `lengthMax` characters. Never throws. */
export function readJson(text: string, lengthMax: number): Result<Fields, JsonFault> {
  if (text.length > lengthMax) return fail({ code: 'too-long' });
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? ok(value) : fail({ code: 'not-a-record' });
  } catch {
    return fail({ code: 'not-json', at: jsonDamageAt(text) });
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Returns the value if it is a string, otherwise the empty string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Formats a file's version for an error: always a short string, whatever value the file has there. */
export function versionText(value: unknown): string {
  return String(JSON.stringify(value) ?? '').slice(0, VERSION_LENGTH_MAX);
}

const VERSION_LENGTH_MAX = 20;
