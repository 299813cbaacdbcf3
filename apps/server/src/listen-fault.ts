import { codeOf } from './store/sqlite-driver.ts';

/** The address on which a server tried to listen: `port` was tried last, and `first` first. They may be equal. */
export interface Tried {
  readonly host: string;
  readonly port: number;
  readonly first: number;
}

/** Returns a message for the operator: why the server cannot listen there, and what to do instead. */
export function sayListenFault(error: unknown, { host, port, first }: Tried): string {
  const code = codeOf(error);
  switch (code) {
    case 'EADDRINUSE':
      return first === port
        ? `Port ${port} is in use. Name another with --port.`
        : `The ports from ${first} to ${port} are all in use. Name another with --port.`;
    case 'EACCES':
    case 'EPERM':
      return `This user is not allowed to listen on port ${port}. Choose another with --port, or start the server with that right.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${code}. Name another address with --host, or another port with --port.`;
  }
}
