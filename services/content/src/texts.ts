import type { LocalText } from '@hibiki/http'
import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

export type Texts = Omit<typeof ja, 'errors'>

export const { localText, textsIn }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(
  new URL('../', import.meta.url),
)

/** Returns what is wrong with a field of a sound or of master data. */
export const fieldText = (key: keyof Texts['fields']): LocalText => localText(({ fields }) => fields[key])
