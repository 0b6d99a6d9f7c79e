import type { LocalText } from '@hibiki/http'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

type Texts = Omit<typeof ja, 'errors'>

export const { localText, localValue, textsIn }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(
  new URL('../', import.meta.url),
)

/** Returns the message of a field that is rejected with E3001. */
export function fieldText(
  key: keyof Texts['fields'],
  params: Record<string, string | number> = {},
): LocalText {
  return localText(({ fields }) => fields[key], params)
}
