export function licences(): readonly {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}[];
