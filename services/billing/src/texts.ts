import type { LocalText } from '@hibiki/http'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

/** The content of `locales/<language>.json`; a language is one more file. */
export type Texts = Omit<typeof ja, 'errors'> & { errors: Record<string, string> }

export const { textsIn, localText }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(
  new URL('../', import.meta.url),
)

/** Returns the message of a field that is rejected with E3001. */
export function getFieldErrorText(key: keyof Texts['fields']): LocalText {
  return localText(({ fields }) => fields[key])
}
