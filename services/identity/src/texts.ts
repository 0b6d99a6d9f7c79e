import type { LocalText } from '@hibiki/http'
import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    identity: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'identity'> = loadTexts(
  'identity',
  new URL('../', import.meta.url),
)

/** Returns the message of a form's field. */
export function fieldText(key: Exclude<keyof (typeof ja)['fields'], 'tooLong' | 'oneOf'>): LocalText {
  return localText((t) => t(`fields.${key}`))
}
