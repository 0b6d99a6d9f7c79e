interface LanguageRow {
  /** The language's own name, and a short one for narrow places. */
  name: string
  short: string
  /** BCP 47, for `lang` attributes, `Accept-Language` and Intl. */
  tag: string
  /** The tag with the region whose dates and numbers it uses. */
  region: string
  /** The format of the month in short dates. */
  month: '2-digit' | 'short'
  /** The beginnings of `Accept-Language` that select it, in lower case. */
  accepts: readonly string[]
  /** False while its texts are being translated: then it is offered but shows Japanese. */
  complete: boolean
}

/** The languages of the product, the default first. Adding one: a row here and its locale files. */
export const languages = {
  ja: {
    name: '日本語',
    short: '日本語',
    tag: 'ja',
    region: 'ja-JP',
    month: '2-digit',
    accepts: ['ja'],
    complete: true,
  },
  en: {
    name: 'English',
    short: 'EN',
    tag: 'en',
    region: 'en-GB',
    month: 'short',
    accepts: ['en'],
    complete: true,
  },
  cn: {
    name: '简体中文',
    short: '简体',
    tag: 'zh-Hans',
    region: 'zh-Hans-CN',
    month: '2-digit',
    accepts: ['zh', 'zh-hans', 'zh-cn', 'zh-sg'],
    complete: true,
  },
  tw: {
    name: '繁體中文',
    short: '繁體',
    tag: 'zh-Hant',
    region: 'zh-Hant-TW',
    month: '2-digit',
    accepts: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
    complete: true,
  },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

/** The language of a caller who names none that the product has. */
export const defaultLanguage: Language = 'ja'
export const languageCodes = Object.keys(languages) as Language[]

/** Languages in which texts can be shown. */
export const completeLanguages: readonly Language[] = languageCodes.filter((code) => languages[code].complete)

/** Returns the language that a `lang` parameter selects: a complete one by its code, Japanese for every other value. */
export const parseLanguage = (value: string): Language =>
  completeLanguages.find((language) => language === value) ?? defaultLanguage

/**
 * Returns the language of an `Accept-Language` tag, among `offered`; null for one that is not among them. The longest prefix decides:
 * `zh-TW` is Traditional Chinese, `zh` and `zh-CN` Simplified.
 */
export function findAcceptedLanguage(
  tag: string,
  offered: readonly Language[] = completeLanguages,
): Language | null {
  let best: { code: Language; length: number } | null = null
  for (const code of languageCodes)
    for (const prefix of languages[code].accepts) {
      const matches = tag === prefix || tag.startsWith(`${prefix}-`)
      if (matches && prefix.length > (best?.length ?? 0)) best = { code, length: prefix.length }
    }
  return best && offered.includes(best.code) ? best.code : null
}
