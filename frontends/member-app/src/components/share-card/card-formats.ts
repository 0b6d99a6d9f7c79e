/** The sizes of share cards in pixels: for a feed, and for the whole screen of a phone. */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const

export type CardFormat = keyof typeof cardFormats

export const listCardFormats = (): CardFormat[] => Object.keys(cardFormats) as CardFormat[]
