const KATAKANA = /[ァ-ヶ]/g
const KATAKANA_TO_HIRAGANA = 0x60

/** A text with its katakana as hiragana; long vowel marks stay. */
export const toHiragana = (text: string): string =>
  text.replace(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
