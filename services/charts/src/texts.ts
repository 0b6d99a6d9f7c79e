import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    charts: typeof ja
  }
}

export const { getFixedT }: Texts<'charts'> = loadTexts('charts', new URL('../', import.meta.url))
