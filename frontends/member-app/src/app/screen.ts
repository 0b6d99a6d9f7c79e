import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { CurrentUser, Role } from '../features/session/types.ts'

/** The module of a page; its component is its only export and is named like its file. */
export type PageModule = Readonly<Record<string, ComponentType>>

/** A screen open to everyone; a feature lists its own in `public-screens.ts`. */
export interface PublicScreen {
  path: string
  /** Loads the module of the page when the screen first opens. */
  page: () => Promise<PageModule>
  /** The locale files that the screen uses besides `common`. */
  namespaces: readonly string[]
  /** The page sets its own width and background. */
  bare?: true
  /** The screen is a step of a flow: on phones it hides the bar of pages, and its title is small. */
  flow?: true
  /** A tool of developers; outside local mode its address shows the not-found page. */
  localOnly?: true
}

/** A screen of my page; a feature lists its own in `screens.ts`, which visitors never load. */
export interface MemberScreen extends Omit<PublicScreen, 'bare' | 'localOnly'> {
  /** Whether the member may open the screen. Everyone else is led to `fallback` and sees no menu entry, so no call is rejected with 403. */
  permission?: (user: CurrentUser) => boolean
  /** The fallback defaults to my page. */
  fallback?: string | ((user: CurrentUser) => string)
  menu?: ScreenMenuItem
  /** The screen stays usable without the consent to providing data. */
  withoutConsent?: true
}

export interface ScreenMenuItem {
  /** The key of the label: `menu.<name>` in one of the locale files. */
  name: ParseKeys<'menu'>
  /** The section of each role's menu; a role without one has no entry. */
  section: Partial<Record<Role, MenuSectionName>>
  /** Sorts the entries of a section. */
  order: number
  /** Restricts the menu entry further when more members may open the screen than should see the entry. */
  permission?: (user: CurrentUser) => boolean
  /** The entry stays in the menu while the application of an agency is pending. */
  whilePending?: true
}

/** The sections in the order of the menu; each has a label under `menuSection`. */
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

/** Places an entry in the same section for every role but enterprise accounts. */
export const mapMemberRolesToSection = (section: MenuSectionName) => ({
  ROLE_ADMIN: section,
  ROLE_PERSON_IN_CHARGE: section,
  ROLE_CUSTOMER: section,
  ROLE_GENERAL: section,
})

export const mapAllRolesToSection = (section: MenuSectionName) => ({
  ...mapMemberRolesToSection(section),
  ROLE_ENTERPRISE: section,
})
