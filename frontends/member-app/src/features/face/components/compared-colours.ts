/** The colours of the first and the second photo, usually Before and After, in every figure. */
export const FIRST_PHOTO_COLOUR = 'primary.main'
export const SECOND_PHOTO_COLOUR = 'secondary.main'
