/** Cards of one member at a time. */
export const MOST_CARDS = 10
