/** How the pieces look, in the order in which a person chooses. */
export const SKIN_CHOICES = ['winter', 'pegs', 'halloween', 'letters', 'digits'] as const;
export type SkinChoice = (typeof SKIN_CHOICES)[number];
