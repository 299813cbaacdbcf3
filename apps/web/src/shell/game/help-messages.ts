import { catalogue } from '../language/language.ts';

/** Apart from what the shell says on every page, since games alone offer help. */
export const english = {
  off: 'Help while playing is off. You can switch it on in the settings.',
};

export const german: typeof english = {
  off: 'Die Hilfe beim Spielen ist aus. Du kannst sie in den Einstellungen einschalten.',
};

export const spanish: typeof english = {
  off: 'La ayuda durante la partida está desactivada. Puedes activarla en los ajustes.',
};

export const helpMessages: () => typeof english = catalogue('help', english, { de: german, es: spanish });
