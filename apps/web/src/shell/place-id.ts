/** Places with a tab of their own; `places.ts` says which of them are open. */
export type TabId = 'mastermind' | 'word' | 'witch' | 'duel' | 'online' | 'review' | 'lab' | 'history';

/** Every place that the app can have. */
export type PlaceId = TabId | 'learn' | 'race';
