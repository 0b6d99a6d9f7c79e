/** The CSS variable with the fonts of the language that an element is in. */
export const FONT_FAMILY_VARIABLE = '--hibiki-fonts'

/** The part of Noto Sans JP with the characters of the app's own texts, where an app loads it (`interface-font.ts` of the member app). */
export const INTERFACE_FONT = 'Noto Sans JP Interface'

/**
 * Fonts by language. Noto Sans JP is bundled; Chinese is written in the reader's own fonts, because the Japanese one lacks characters
 * of it and draws others in their Japanese shape.
 */
export const fontsByLanguage = {
  ':root': {
    [FONT_FAMILY_VARIABLE]:
      `'${INTERFACE_FONT}', ` +
      "'Noto Sans JP Variable', 'Hiragino Kaku Gothic ProN', 'Hiragino Sans', 'Yu Gothic UI', system-ui, sans-serif",
  },
  "[lang='zh-Hans']": {
    [FONT_FAMILY_VARIABLE]:
      "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif",
  },
  "[lang='zh-Hant']": {
    [FONT_FAMILY_VARIABLE]:
      "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', system-ui, sans-serif",
  },
} as const
