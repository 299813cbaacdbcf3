/** Every place that the app can have; `places.ts` says which of them are open. */
export type PlaceId = 'mastermind' | 'word' | 'witch' | 'duel' | 'review' | 'lab' | 'history';
