import { type LocaleTexts, loadLocaleTexts } from '@hibiki/languages/files'
import type ja from '../locales/ja.json'

/** The texts around the content of every mail. */
export const { textsIn }: LocaleTexts<typeof ja> = loadLocaleTexts<typeof ja>(new URL('../', import.meta.url))
