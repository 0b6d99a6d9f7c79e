import type { ComponentType } from 'react'
import type { CurrentUser, Role } from '../features/session/types.ts'

/** The module of a page: its component, named like its file, is its only export. */
export type PageModule = Readonly<Record<string, ComponentType>>

/** A screen open to everyone; a feature lists its own in `public-screens.ts`. */
export interface Screen {
  path: string
  /** Loads the module of the page when the screen first opens. */
  page: () => Promise<PageModule>
  /** The locale files that the screen uses besides `common`. */
  namespaces: readonly string[]
  /** The page brings its own width and ground. */
  bare?: true
  /** A tool of developers: outside local mode its address shows the not-found page. */
  localOnly?: true
}

/** A screen of my page; a feature lists its own in `screens.ts`, which visitors never load. */
export interface MemberScreen extends Omit<Screen, 'bare' | 'localOnly'> {
  /** Whose screen it is; everyone else is led to `fallback` and has no menu entry, so no call is refused with 403. */
  permission?: (user: CurrentUser) => boolean
  /** Defaults to my page. */
  fallback?: string | ((user: CurrentUser) => string)
  menu?: MenuItem
  /** Stays usable without the consent to providing data. */
  withoutConsent?: true
}

export interface MenuItem {
  /** The key of the label: `menu.<name>` in one of the locale files. */
  name: string
  /** The section of each role's menu; a role without one has no entry. */
  section: Partial<Record<Role, MenuSectionName>>
  /** Sorts the entries of a section. */
  order: number
  /** Whose menu has the entry, where more members may open the screen. */
  permission?: (user: CurrentUser) => boolean
  /** Stays in the menu while the application of an agency waits. */
  whilePending?: true
}

/** In the order of the menu; each has a label under `menuSection`. */
export const menuSections = [
  'enterprise',
  'services',
  'records',
  'charts',
  'account',
  'subscription',
  'others',
] as const
export type MenuSectionName = (typeof menuSections)[number]

/** The same section for every role but enterprise accounts. */
export const showToMembers = (section: MenuSectionName) => ({
  ROLE_ADMIN: section,
  ROLE_PERSON_IN_CHARGE: section,
  ROLE_CUSTOMER: section,
  ROLE_GENERAL: section,
})

export const showToEverybody = (section: MenuSectionName) => ({
  ...showToMembers(section),
  ROLE_ENTERPRISE: section,
})
