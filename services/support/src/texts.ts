import { loadTexts, type Texts } from '@hibiki/service'
import type { ja } from './texts.gen.d.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof ja
  }
}

export const { getFixedT }: Texts<'support'> = loadTexts('support', new URL('../', import.meta.url))

/** Returns the name of an inquiry's type ("plan") or detail type ("plan.change"). */
export function getInquiryTypeName(language: string, id: string): string {
  return getFixedT(language)(`inquiryTypes.${id as keyof (typeof ja)['inquiryTypes']}`, { defaultValue: id })
}
