/** All that people in a room can say to each other: nothing that could hurt, and nothing that could give away a secret. */
export const REACTIONS = ['hello', 'nice', 'thinking', 'oops', 'wow', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The most reactions and names in one room, because each is stored like a move. */
export const REACTIONS_MAX = 200;
