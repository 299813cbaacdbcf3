import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const BASE = '/games/inkling';
const HOME = `https://play.example${BASE}/`;

describe('the oEmbed endpoint', () => {
  let place: TestServer;
  beforeAll(async () => {
    place = await openTestServer({}, { basePath: BASE, origins: ['https://play.example'] });
  });
  afterAll(() => place.close());

  const ask = (query: Record<string, string>) =>
    place.app.inject({ url: `${BASE}/oembed`, query, headers: { host: 'play.example' } });

  it.each(['#/mastermind', 'embed#/mastermind', '?games=null#/mastermind'])(
    'returns a frame for %s',
    async (at) => {
      const reply = await ask({ url: HOME + at, maxwidth: '320', format: 'json' });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['access-control-allow-origin']).toBe('*');
      expect(reply.json()).toMatchObject({ version: '1.0', type: 'rich', width: 320, height: 720 });
      expect(reply.json().html).toContain(`<iframe src="${HOME}embed#/mastermind" `);
      expect(reply.json().html).toContain('width="320"');
    },
  );

  it('never returns a larger frame than the board needs', async () => {
    const reply = await ask({ url: `${HOME}#/word`, maxwidth: '9999', maxheight: '100' });
    expect(reply.json()).toMatchObject({ width: 480, height: 100 });
  });

  it('keeps the game that the link describes', async () => {
    // None of the characters that `encodeURIComponent` leaves unescaped ends the attribute.
    for (const seed of ['holly~a_9-', "santa's(first)!*."]) {
      const { html } = (await ask({ url: `${HOME}#/word/1/en,5,6/${encodeURIComponent(seed)}` })).json();
      expect(html).toContain(`src="${HOME}embed#/word/1/en,5,6/${seed}"`);
    }
  });

  it.each([
    '',
    HOME,
    `${HOME}#/"onload=alert(1)`,
    `${HOME}#/word/<b>`,
    'https://elsewhere.example/#/word',
    `${HOME.replace('play.example', 'else.example')}#/word`,
    `${HOME}api/rooms`,
    `${HOME}#/word/${'a'.repeat(12_000)}`,
  ])('answers 404 for %.80s', async (url) => expect((await ask({ url })).statusCode).toBe(404));

  it('supports only JSON', async () => {
    expect((await ask({ url: `${HOME}#/word`, format: 'xml' })).statusCode).toBe(501);
  });
});
