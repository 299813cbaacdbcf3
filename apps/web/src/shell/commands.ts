/** The handler of each kind of command. A handler returns false if the command was not understood. */
export type Handlers<Context, Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: (
    context: Context,
    command: Command & { readonly kind: Kind },
  ) => unknown;
};

/** Executes a command. Returns false if it has no handler, or if its handler did not understand it. */
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

/** Finds a one-word command by its name or an alias. */
export function plainCommand<Name extends string>(
  names: readonly Name[],
  aliases: Readonly<Record<string, Name>>,
  word: string,
): Name | undefined {
  return names.find((name) => name === word) ?? (Object.hasOwn(aliases, word) ? aliases[word] : undefined);
}

/** Handlers of keys, by lower-case key name. A handler returns false if the key had no meaning. */
export type Keys<Context> = Readonly<Record<string, (context: Context) => unknown>>;

/**
 * Executes the handler of a key. Returns false if the key had no meaning. Enter and the space bar on a button or a link,
 * and the space bar on a switch, are left to that element.
 */
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
