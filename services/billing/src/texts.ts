import type { LocalText } from '@hibiki/http'
import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    billing: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'billing'> = loadTexts(
  'billing',
  new URL('../', import.meta.url),
)

/** Returns the message of a field that is rejected with E3001. */
export function getFieldErrorText(key: keyof (typeof ja)['fields']): LocalText {
  return localText((t) => t(`fields.${key}`))
}
