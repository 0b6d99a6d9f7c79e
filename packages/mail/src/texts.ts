import { type LocaleTexts, loadTexts } from '@hibiki/languages/files'
import type ja from '../locales/ja.json'

/** What every mail says around its content. */
export const { textsIn }: LocaleTexts<typeof ja> = loadTexts<typeof ja>(new URL('../', import.meta.url))
