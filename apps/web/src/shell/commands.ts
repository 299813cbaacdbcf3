/** What each kind of command does. One that gives false was not understood. */
export type Handlers<Context, Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: (
    context: Context,
    command: Command & { readonly kind: Kind },
  ) => unknown;
};

/** Carries a command out. False when there is nothing here that it does. */
export function perform<Context, Command extends { readonly kind: string }>(
  handlers: Partial<Handlers<Context, Command>>,
  context: Context,
  command: Command,
): boolean {
  const handle = handlers[command.kind as Command['kind']] as
    | ((context: Context, command: Command) => unknown)
    | undefined;
  return handle !== undefined && handle(context, command) !== false;
}

/** The command of one word that was typed, by its name or one of its other names. */
export function plainCommand<Name extends string>(
  names: readonly Name[],
  aliases: Readonly<Record<string, Name>>,
  word: string,
): Name | undefined {
  return names.find((name) => name === word) ?? (Object.hasOwn(aliases, word) ? aliases[word] : undefined);
}

/** What each key does, by its name in lower case. One that gives false meant nothing. */
export type Keys<Context> = Readonly<Record<string, (context: Context) => unknown>>;

/** Does what a key means here. Enter and the space bar on a button or link are its own, and the space bar on a switch. */
export function press<Context>(
  keys: Keys<Context>,
  context: Context,
  { key }: Pick<KeyboardEvent, 'key'>,
  target: Element,
): boolean {
  if (key === 'Enter' && target.closest('button, a, summary')) return false;
  if (key === ' ' && target.closest('button, a, summary, input')) return false;
  const name = key.toLowerCase();
  return Object.hasOwn(keys, name) && keys[name]?.(context) !== false;
}
