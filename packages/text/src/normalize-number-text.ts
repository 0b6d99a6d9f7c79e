/** Japanese keyboards send these characters for a minus. */
const MINUS_SIGNS = /^[‐‑‒–—―−─━ー]/
/** Japanese keyboards send these characters for a decimal point. */
const DECIMAL_POINTS = /(?<=\d)[。．・](?=\d)/
const NOTHING_VISIBLE = /[\s\p{Cf}]+/gu

/**
 * A typed number in ASCII: full-width digits, the minus and the full stop of Japanese keyboards, and blanks around it are forgiven.
 * Anything else is left as it was typed, and is no number.
 */
export const normalizeNumberText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(NOTHING_VISIBLE, ' ')
    .trim()
    .replace(MINUS_SIGNS, '-')
    .replace(DECIMAL_POINTS, '.')
