import type { LocalText } from '@hibiki/languages'
import { loadTexts, type Texts } from '@hibiki/languages/texts'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    http: typeof ja
  }
}

const { localText }: Texts<'http'> = loadTexts('http', new URL('../', import.meta.url))

/** Returns the text for an invalid field of any call. */
export function getFieldErrorText(key: keyof (typeof ja)['fields'], limit: number = 0): LocalText {
  return localText((t) => t(`fields.${key}`, { limit }))
}
