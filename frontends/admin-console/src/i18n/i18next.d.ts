import type { Texts } from './texts.gen.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
    nsSeparator: false
  }
}
