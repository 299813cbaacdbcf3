import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { onStopRequest, type StopReason } from './stop-request.ts';

function askedOf(connected: boolean | undefined): {
  readonly process: EventEmitter;
  readonly why: StopReason[];
} {
  const process = Object.assign(new EventEmitter(), connected === undefined ? {} : { connected });
  const why: StopReason[] = [];
  onStopRequest(process, (reason) => why.push(reason));
  return { process, why };
}

it('stops once, for the first reason', () => {
  const { process, why } = askedOf(true);
  expect(why).toEqual([]);
  for (const event of ['SIGINT', 'SIGINT', 'SIGTERM', 'disconnect']) process.emit(event);
  expect(why).toEqual(['SIGINT']);
});

it('stops when the channel to its parent process closes, even before it listens', () => {
  const { process, why } = askedOf(true);
  process.emit('disconnect');
  expect(why).toEqual(['starter-gone']);
  expect(askedOf(false).why).toEqual(['starter-gone']);
});

it('keeps running if it was started without a channel', () => {
  expect(askedOf(undefined).why).toEqual([]);
});
