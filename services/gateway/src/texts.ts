import { type LocaleTexts, loadTexts } from '@hibiki/languages/files'
import type ja from '../locales/ja.json'

export const { localText, textsIn }: LocaleTexts<typeof ja> = loadTexts<typeof ja>(
  new URL('../', import.meta.url),
)
