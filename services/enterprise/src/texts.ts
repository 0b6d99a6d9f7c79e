import type { LocalText } from '@hibiki/http'
import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    enterprise: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'enterprise'> = loadTexts(
  'enterprise',
  new URL('../', import.meta.url),
)

/** Returns what is wrong with a field of a call, where the words are of this service alone. */
export function fieldText(key: keyof (typeof ja)['fields']): LocalText {
  return localText((t) => t(`fields.${key}`))
}
