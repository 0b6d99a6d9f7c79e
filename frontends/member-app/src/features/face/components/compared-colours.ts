/** The colours of the first and the second photo, usually Before and After, in every figure. */
export const FIRST_COLOUR = 'primary.main'
export const SECOND_COLOUR = 'secondary.main'
