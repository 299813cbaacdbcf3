import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { refuse } from './replies.ts';
import { whenOver } from './reply-end.ts';
import { isApi, note } from './request-log.ts';

export interface RequestCounts {
  /** Begins to count a request. */
  begin(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether more requests are unanswered than is allowed. */
  areTooMany(): boolean;
}

/**
 * Counts and logs requests. Requests without an answer are counted separately, because a client that never reads its
 * answers keeps requests open, but must not use up the capacity for others. Nor may one that sends its bodies slowly: a
 * request whose body is still arriving costs nothing but its connection, so it has a place of its own, and when those
 * places are taken, the request that has waited longest gives up its place.
 */
export function followRequests(app: FastifyInstance, services: Services): RequestCounts {
  const { clock, metrics, limits, streams } = services;
  const arrivingMax = limits.atOnce * ARRIVING_FOR_EACH;
  let unanswered = 0;
  /** Requests whose bodies are still arriving, the oldest first. */
  const arriving = new Map<FastifyRequest, FastifyReply>();
  const areTooMany = () => unanswered - streams.count > limits.atOnce;
  const end = (request: FastifyRequest) => {
    if (!request.isAnswered && !arriving.delete(request)) unanswered--;
    request.isAnswered = true;
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request) && !request.isAnswered) {
      unanswered--;
      arriving.set(request, reply);
      const [oldest] = arriving.values();
      // The rest of its body is of no use any more.
      if (oldest && arriving.size > arrivingMax)
        refuseOverload(services, oldest.header('connection', 'close'));
    }
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    // It was refused while its body was arriving.
    if (request.refusal !== undefined) return;
    if (arriving.delete(request)) {
      unanswered++;
      if (isApi(request) && areTooMany()) return refuseOverload(services, reply);
    }
    done();
  });
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    metrics.underWay++;
    unanswered++;
    request.startedMs = clock.now();
    // Fastify's own hook for this would add four more listeners.
    whenOver(reply.raw, request.raw.socket, () => {
      metrics.underWay--;
      end(request);
      if (reply.raw.writableEnded) note(services, request, reply.statusCode);
    });
  };
  return { begin, areTooMany };
}

/** For each request that may be unanswered at once, so many bodies may be arriving. */
const ARRIVING_FOR_EACH = 2;

export function refuseOverload(services: Services, reply: FastifyReply): void {
  void refuse(services, reply, { code: 'overloaded' }, RETRY_SECONDS);
}

const RETRY_SECONDS = 1;

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}
