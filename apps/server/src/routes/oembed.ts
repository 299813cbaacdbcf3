import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { refuse } from './replies.ts';
import { EMBED } from './web-files.ts';

/**
 * Adds `GET /oembed?url=…` as defined by oembed.com: it tells a page with a link to one of our boards how to embed the
 * board. The answer depends only on the URL; whether such a game exists is only shown inside the frame.
 */
export function addOembed(site: FastifyInstance, services: Services, basePath: string): void {
  site.get('/oembed', UNDESCRIBED, (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    if (query['format'] !== undefined && query['format'] !== 'json')
      return reply.code(NOT_IMPLEMENTED).send({ code: 'bad-request' });
    const home = `${request.isByHttps ? 'https' : 'http'}://${request.headers.host}${basePath}/`;
    const board = boardOf(query['url'], home);
    if (board === undefined) return refuse(services, reply, { code: 'not-found' });
    const [width, height] = [sideOf(query['maxwidth'], WIDTH), sideOf(query['maxheight'], HEIGHT)];
    return reply.header('access-control-allow-origin', '*').send({
      version: '1.0',
      type: 'rich',
      title: 'Inkling',
      provider_name: 'Inkling',
      provider_url: home,
      width,
      height,
      html: `<iframe src="${board}" title="Inkling" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
    });
  });
}

const UNDESCRIBED = { schema: { hide: true } as object };
const NOT_IMPLEMENTED = 501;
const [WIDTH, HEIGHT] = [480, 720];

/**
 * Returns the URL to embed for one of our board URLs, or undefined for any other URL. It needs no escaping in a
 * double-quoted HTML attribute.
 */
function boardOf(url: unknown, home: string): string | undefined {
  if (typeof url !== 'string' || url.length > URL_LENGTH_MAX || !url.startsWith(home)) return undefined;
  const place = /^(?:embed)?(?:\?[\w=&-]*)?(#\/[a-z]+(?:\/[\w./:;,=~+%!*'()-]*)?)$/.exec(
    url.slice(home.length),
  );
  return place ? `${home}${EMBED.slice(1)}${place[1]}` : undefined;
}

const URL_LENGTH_MAX = 12_000;

function sideOf(wanted: unknown, usual: number): number {
  const most = typeof wanted === 'string' && /^\d{1,5}$/.test(wanted) ? Number(wanted) : usual;
  return Math.max(1, Math.min(usual, most));
}
