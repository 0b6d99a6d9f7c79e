import { isAdmin, isPersonInCharge, mainRole, seesApplicationOnly } from '../features/session/permissions.ts'
import type { CurrentUser, Role } from '../features/session/types.ts'
import { memberScreens } from './member-screens.ts'
import { paths } from './paths.ts'
import { type MemberScreen, type MenuSectionName, menuSections, type ScreenMenuItem } from './screen.ts'

/** A link of the my-page menu; `name` is the key of its label. */
export interface MenuEntry {
  name: ScreenMenuItem['name']
  path: string
  /** Opens in a new tab, outside this app. */
  external?: true
}

export interface MenuSection {
  name: MenuSectionName
  entries: readonly MenuEntry[]
}

type Item = Pick<MemberScreen, 'path' | 'permission'> & { menu: ScreenMenuItem; external?: true }

const adminConsole: Item = {
  path: paths.adminConsole,
  permission: isAdmin,
  menu: { name: 'adminConsole', section: { ROLE_ADMIN: 'others' }, order: 90 },
  external: true,
}

const menuItems: readonly Item[] = [...memberScreens, adminConsole]
  .flatMap((item) => (item.menu ? [{ ...item, menu: item.menu }] : []))
  .sort((a, b) => a.menu.order - b.menu.order)

/** Builds the my-page menu from the entries that the screens declare for the member's role. */
export function buildMenu(user: CurrentUser): readonly MenuSection[] {
  const isPending = seesApplicationOnly(user)
  const offered = menuItems.filter(
    ({ menu, permission }) =>
      (!isPending || menu.whilePending) && (permission?.(user) ?? true) && (menu.permission?.(user) ?? true),
  )
  return menuSections.flatMap((name) => {
    const entries = offered.filter(({ menu }) => findSection(menu, user) === name)
    return entries.length > 0 ? [{ name, entries: entries.map(toEntry) }] : []
  })
}

/** The main role decides; enterprise accounts with another role see their own entries in that role's menu. */
function findSection({ section }: ScreenMenuItem, user: CurrentUser) {
  const role: Role = mainRole(user) ?? 'ROLE_ENTERPRISE'
  return section[role] ?? (user.roles.includes('ROLE_ENTERPRISE') ? section.ROLE_ENTERPRISE : undefined)
}

const toEntry = ({ path, menu, external }: Item): MenuEntry => ({
  name: menu.name,
  path,
  ...(external && { external }),
})

/** The buttons that the specification names for the fixed footer. */
const footerButtonNames = ['soundesthe', 'aiesthe', 'subscription'] as const

/** On phones, which have no side menu, the buttons stand between tonight and activity. */
const bottomBarNames = ['tonight', ...footerButtonNames, 'activity'] as const

/** A person in charge goes all day long from the customers of the day to the calendar and back. */
const staffBarNames = ['chartManagement', ...footerButtonNames, 'managementCalendar'] as const

export type FooterLinkName = (typeof bottomBarNames | typeof staffBarNames)[number]
export type FooterLink = MenuEntry & { name: FooterLinkName }

/** Lists the entries of the bar of a phone; only what the member's menu offers is included. */
export const listBottomBarEntries = (user: CurrentUser) =>
  listOffered(user, isPersonInCharge(user) ? staffBarNames : bottomBarNames)

/** Lists the footer buttons of a desktop; only what the member's menu offers is included. */
export const listFooterButtons = (user: CurrentUser) => listOffered(user, footerButtonNames)

function listOffered(user: CurrentUser, names: readonly FooterLinkName[]): readonly FooterLink[] {
  const offered = buildMenu(user).flatMap(({ entries }) => entries)
  return names.flatMap((name) => {
    const entry = offered.find((candidate) => candidate.name === name)
    return entry ? [{ ...entry, name }] : []
  })
}
