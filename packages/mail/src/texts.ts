import { loadTexts, type Texts } from '@hibiki/languages/texts'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mail: typeof ja
  }
}

export const { getFixedT }: Texts<'mail'> = loadTexts('mail', new URL('../', import.meta.url))
