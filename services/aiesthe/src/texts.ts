import type { LocalText } from '@hibiki/http'
import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    aiesthe: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'aiesthe'> = loadTexts(
  'aiesthe',
  new URL('../', import.meta.url),
)

/** Returns the message of a field that is rejected with E3001. */
export function fieldText(key: Exclude<keyof (typeof ja)['fields'], 'tooManyDays' | 'tooOld'>): LocalText {
  return localText((t) => t(`fields.${key}`))
}
