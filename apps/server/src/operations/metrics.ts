import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ComputationGauges } from '../rooms/computation-worker.ts';
import type { WriteGauges } from './write-gauges.ts';

/** A server's own metrics, in the OpenMetrics format. They contain routes and codes, but nothing about users. */
export class Metrics {
  /** Keyed by route, then one entry for each method and status. Their label strings are cached. */
  readonly #requests = new Map<string, Answered[]>();
  readonly #refusals = new Map<string, number>();
  readonly #delay = monitorEventLoopDelay();
  #storeFaults = 0;
  /** The number of requests that are still being answered, including event streams. */
  underWay = 0;

  constructor() {
    this.#delay.enable();
  }

  /** @param route the pattern of the route, not the requested path, so that there are few different values */
  request(method: string, route: string, status: number, ms: number): void {
    let ofRoute = this.#requests.get(route);
    if (!ofRoute) this.#requests.set(route, (ofRoute = []));
    let counted = ofRoute.find((each) => each.status === status && each.method === method);
    if (!counted) {
      const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
      counted = { method, status, labels, count: 0, ms: 0 };
      ofRoute.push(counted);
    }
    counted.count++;
    counted.ms += ms;
  }

  refusal(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  storeFault(): void {
    this.#storeFaults++;
  }

  /**
   * Returns the metrics as OpenMetrics text.
   * @param gauges current measurements by name
   * @param writes the number of waiting writes and how long commits took
   * @param computing the number of waiting computations and how long computations took
   */
  print(
    gauges: Readonly<Record<string, number | undefined>>,
    writes?: WriteGauges,
    computing?: ComputationGauges,
  ): string {
    const requests = [...this.#requests.values()].flat();
    const lines = [
      ...family('inkling_requests', 'counter', 'Requests answered.'),
      ...requests.map(({ labels, count }) => `inkling_requests_total{${labels}} ${count}`),
      ...family('inkling_request_seconds', 'counter', 'Total time from request to answer.'),
      ...requests.map(({ labels, ms }) => `inkling_request_seconds_total{${labels}} ${ms / 1000}`),
      ...family('inkling_refusals', 'counter', 'Requests refused, by code.'),
      ...[...this.#refusals].map(([code, n]) => `inkling_refusals_total{code="${escaped(code)}"} ${n}`),
      ...family('inkling_store_faults', 'counter', 'Writes that the database refused.'),
      `inkling_store_faults_total ${this.#storeFaults}`,
      ...(writes
        ? [
            ...family('inkling_writes', 'counter', 'Writes that were answered.'),
            `inkling_writes_total ${writes.count}`,
            ...family('inkling_write_seconds', 'counter', 'Total time from write to answer.'),
            `inkling_write_seconds_total ${writes.seconds}`,
          ]
        : []),
      ...(computing
        ? [
            ...family('inkling_computations', 'counter', 'Computations that ended.'),
            `inkling_computations_total ${computing.count}`,
            ...family('inkling_computation_seconds', 'counter', 'Total time of computations.'),
            `inkling_computation_seconds_total ${computing.seconds}`,
            ...family(
              'inkling_computations_given_up',
              'counter',
              'Too long, or beyond the budget of a guest.',
            ),
            `inkling_computations_given_up_total ${computing.givenUp}`,
          ]
        : []),
    ];
    const { rss, heapUsed } = process.memoryUsage();
    const measured = {
      ...gauges,
      requests_under_way: this.underWay,
      writes_waiting: writes?.waiting,
      computations_waiting: computing?.waiting,
      computations_running: computing?.running,
      resident_bytes: rss,
      heap_bytes: heapUsed,
      loop_delay_p99_seconds: this.#delay.percentile(99) / 1e9,
      up_seconds: process.uptime(),
    };
    for (const [name, value] of Object.entries(measured))
      if (value !== undefined)
        lines.push(...family(`inkling_${name}`, 'gauge', GAUGES[name] ?? name), `inkling_${name} ${value}`);
    this.#delay.reset();
    return `${lines.join('\n')}\n# EOF\n`;
  }
}

/** The counters of all answers with one route, method and status. */
interface Answered {
  readonly method: string;
  readonly status: number;
  readonly labels: string;
  count: number;
  ms: number;
}

const GAUGES: Readonly<Record<string, string>> = {
  requests_under_way: 'Requests that are being answered, event streams among them.',
  streams: 'Event streams that are open.',
  ready: 'Can the server write and read? 1 or 0.',
  resident_bytes: 'Memory of the process.',
  heap_bytes: 'Memory of its objects.',
  loop_delay_p99_seconds: 'Delay of the main thread since the last reading, 99th percentile.',
  up_seconds: 'Time since the process started.',
  writes_waiting: 'Writes that wait for the disk.',
  computations_waiting: 'Computations that wait for a thread.',
  computations_running: 'Threads that compute.',
  disk_free_bytes: 'Free space on the disk of the data.',
  database_bytes: 'Size of the database on the disk.',
};

function family(name: string, type: 'counter' | 'gauge', help: string): string[] {
  return [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`];
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
