import type { LocalText } from '@hibiki/http'
import { readLocales } from '@hibiki/service'
import ja from '../locales/ja.json' with { type: 'json' }

/** What `locales/<language>.json` holds; a language is one more file. */
export type Texts = Omit<typeof ja, 'errors'> & { errors: Record<string, string> }

const locales = readLocales<Texts>(new URL('../', import.meta.url))

/** All texts of a language, in Japanese where there is no such language. */
export function textsIn(language: string): Texts {
  return locales[language] ?? ja
}

/** One text in every language; `{name}` in it is filled from `params`. */
export function localText(
  pick: (texts: Texts) => string,
  params: Record<string, string | number> = {},
): LocalText {
  const texts = Object.keys(locales).map((language) => [language, fillText(pick(textsIn(language)), params)])
  return Object.fromEntries(texts)
}

/** The message of a form's field. */
export function fieldText(
  key: keyof Texts['fields'],
  params: Record<string, string | number> = {},
): LocalText {
  return localText(({ fields }) => fields[key], params)
}

export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
