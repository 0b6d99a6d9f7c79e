import type { Texts } from './texts.gen.d.ts'

type Menus = {
  [Namespace in keyof Texts]: Texts[Namespace] extends { menu: infer Menu } ? Menu : never
}[keyof Texts]
type MenuEntry = Menus extends infer Menu ? (Menu extends unknown ? keyof Menu : never) : never

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts & { menu: Record<MenuEntry, string> }
  }
}
