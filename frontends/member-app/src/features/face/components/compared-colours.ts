/** Of the first and the second of two photos, Before and After as a rule: the same in every figure. */
export const FIRST_COLOUR = 'primary.main'
export const SECOND_COLOUR = 'secondary.main'
