import type { LocalText } from '@hibiki/http'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

/** The content of `locales/<language>.json`; a language is one more file. */
export type Texts = Omit<typeof ja, 'errors'> & { errors: Record<string, string> }

export const { localText, textsIn }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(
  new URL('../', import.meta.url),
)

/** Returns the message of a form's field. */
export function fieldText(
  key: keyof Texts['fields'],
  params: Record<string, string | number> = {},
): LocalText {
  return localText(({ fields }) => fields[key], params)
}
