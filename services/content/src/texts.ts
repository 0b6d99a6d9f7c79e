import type { LocalText } from '@hibiki/http'
import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'content'> = loadTexts(
  'content',
  new URL('../', import.meta.url),
)

/** Returns what is wrong with a field of a sound or of master data. */
export function fieldText(key: keyof (typeof ja)['fields']): LocalText {
  return localText((t) => t(`fields.${key}`))
}
