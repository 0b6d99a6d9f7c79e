import type { LocalText } from '@hibiki/http'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

type Texts = Omit<typeof ja, 'errors'>

/** The texts of the service beside those of its errors. */
export const { localText, textsIn }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(
  new URL('../', import.meta.url),
)

/** Returns what is wrong with a field of a call, where the words are of this service alone. */
export const fieldText = (key: keyof Texts['fields']): LocalText => localText(({ fields }) => fields[key])
