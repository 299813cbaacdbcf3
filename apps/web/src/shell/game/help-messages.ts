import { catalogue } from '../language/language.ts';

/** Separate from the shell's texts on every page, since only games offer help. */
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
