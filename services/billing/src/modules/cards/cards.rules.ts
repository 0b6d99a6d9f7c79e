/** A member can have at most this many cards at a time. */
export const MAX_CARDS = 10
