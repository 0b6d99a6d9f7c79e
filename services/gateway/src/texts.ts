import { loadTexts, type Texts } from '@hibiki/languages/texts'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gateway: typeof ja
  }
}

export const { getFixedT, localText }: Texts<'gateway'> = loadTexts(
  'gateway',
  new URL('../', import.meta.url),
)
