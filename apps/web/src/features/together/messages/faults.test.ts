import { describe, expect, it } from 'vitest';
import description from '../../../../../server/openapi.json' with { type: 'json' };
import { refused as english } from './english-faults.ts';
import { refused as german } from './german-faults.ts';
import { refused as spanish } from './spanish-faults.ts';

type Fault = Parameters<typeof english>[0];

const CODES = description.components.schemas.Refusal.properties.code.enum;
const fault = (code: string) => ({ code }) as Fault;

describe('a refusal of the server', () => {
  it.each([
    ['English', english],
    ['German', german],
    ['Spanish', spanish],
  ] as const)('has a sentence of its own in %s, whatever its code', (_name, refused) => {
    const unknown = refused(fault('never-heard-of'));
    expect(CODES.length).toBeGreaterThan(60);
    for (const code of [...CODES, 'offline', 'not-understood']) {
      const sentence = refused(fault(code));
      expect(sentence, code).toMatch(/^.{8,}[.!?]$/);
      expect(sentence, code).not.toBe(unknown);
    }
  });

  it('speaks to each in their own language', () => {
    for (const code of CODES)
      expect(new Set([english, german, spanish].map((refused) => refused(fault(code)))).size).toBe(3);
  });
});
