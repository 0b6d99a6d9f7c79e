import { type LocaleTexts, loadTexts } from '@hibiki/service'
import type ja from '../locales/ja.json'

/** The texts of the service beside those of its errors. */
export const { textsIn }: LocaleTexts<Omit<typeof ja, 'errors'>> = loadTexts(new URL('../', import.meta.url))
