import type { SavedGames } from './saved-games.ts';

/** The slot in which one game is saved, and whether it was saved. */
export class SaveSlot {
  readonly #saves: SavedGames;
  readonly #name: string;
  readonly #onFailure: (reason: string) => void;
  #isSaved: boolean;
  #isCurrent: boolean;

  /** @param isSaved whether the game was read from this slot */
  constructor(saves: SavedGames, name: string, isSaved: boolean, onFailure: (reason: string) => void) {
    this.#saves = saves;
    this.#name = name;
    this.#isSaved = isSaved;
    this.#isCurrent = isSaved;
    this.#onFailure = onFailure;
  }

  /** `part`: an earlier state is saved, but not the current one. */
  get state(): 'saved' | 'part' | 'unsaved' {
    if (!this.#isSaved) return 'unsaved';
    return this.#isCurrent ? 'saved' : 'part';
  }

  save(text: string): void {
    const saved = this.#saves.save(this.#name, text);
    this.#isCurrent = saved.ok;
    if (saved.ok) this.#isSaved = true;
    else this.#onFailure(saved.error);
  }

  discard(): void {
    if (!this.#isSaved) return;
    const discarded = this.#saves.discard(this.#name);
    if (discarded.ok) this.#isSaved = false;
    else this.#onFailure(discarded.error);
  }
}
