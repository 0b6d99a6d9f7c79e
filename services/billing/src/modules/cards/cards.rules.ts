/** Cards of one member at a time. */
export const MAX_CARDS = 10
