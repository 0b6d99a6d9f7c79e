import type { LocalText } from '@hibiki/languages'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/languages/files'
import type ja from '../locales/ja.json'

type Texts = Pick<typeof ja, 'fields'>

const { localText }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(new URL('../', import.meta.url))

/** Returns the text for an invalid field of any call; `{limit}` is filled. */
export function getFieldErrorText(key: keyof Texts['fields'], limit: number = 0): LocalText {
  return localText(({ fields }) => fields[key], { limit })
}
