import { type LocaleTexts, loadLocaleTexts } from '@hibiki/languages/files'
import type ja from '../locales/ja.json'

export const { localText, textsIn }: LocaleTexts<typeof ja> = loadLocaleTexts<typeof ja>(
  new URL('../', import.meta.url),
)
