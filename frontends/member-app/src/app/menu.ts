import type { CurrentUser, Role } from '../features/session/types.ts'
import { paths } from './paths.ts'
import { agencyIsPending, mainRole } from './standing.ts'

/** A link of the my-page menu; `name` is its key under `menu` in the texts. */
export interface MenuEntry {
  name: string
  path: string
  /** Opens in a new tab, outside this app. */
  external?: true
}

export interface MenuSection {
  name: string
  entries: readonly MenuEntry[]
}

const entry = {
  aiesthe: { name: 'aiesthe', path: paths.aiesthe },
  soundesthe: { name: 'soundesthe', path: paths.soundesthe },
  activity: { name: 'activity', path: paths.activity },
  calendar: { name: 'calendar', path: paths.calendar },
  managementCalendar: { name: 'managementCalendar', path: paths.managementCalendar },
  faceHistory: { name: 'faceHistory', path: paths.aiestheHistory },
  chartManagement: { name: 'chartManagement', path: paths.chartManagement },
  chartList: { name: 'chartList', path: paths.chartList },
  ownCharts: { name: 'ownCharts', path: paths.filloutChart },
  profile: { name: 'profile', path: paths.profile },
  subscription: { name: 'subscription', path: paths.subscriptionState },
  purchaseHistory: { name: 'purchaseHistory', path: paths.paymentHistory },
  paymentMethod: { name: 'paymentMethod', path: paths.paymentMethod },
  application: { name: 'application', path: paths.authorization },
  upload: { name: 'upload', path: paths.upload },
  settings: { name: 'settings', path: paths.settings },
  adminConsole: { name: 'adminConsole', path: paths.adminConsole, external: true },
  enterprise: { name: 'enterprise', path: paths.enterprise },
} as const satisfies Record<string, MenuEntry>

const services: MenuSection = { name: 'services', entries: [entry.aiesthe, entry.soundesthe, entry.activity] }
const subscription: MenuSection = {
  name: 'subscription',
  entries: [entry.subscription, entry.purchaseHistory],
}
const ordinary = [entry.paymentMethod, entry.application, entry.settings]

/** D1§6, row by row and in its order. */
const sectionsOfRole: Record<Exclude<Role, 'ROLE_ENTERPRISE'>, readonly MenuSection[]> = {
  ROLE_ADMIN: [
    services,
    { name: 'records', entries: [entry.calendar, entry.faceHistory, entry.profile] },
    subscription,
    {
      name: 'others',
      entries: [entry.paymentMethod, entry.application, entry.upload, entry.settings, entry.adminConsole],
    },
  ],
  ROLE_PERSON_IN_CHARGE: [
    services,
    { name: 'records', entries: [entry.calendar, entry.managementCalendar, entry.faceHistory] },
    { name: 'charts', entries: [entry.chartManagement, entry.chartList] },
    { name: 'account', entries: [entry.profile] },
    subscription,
    { name: 'others', entries: ordinary },
  ],
  ROLE_CUSTOMER: [
    services,
    { name: 'records', entries: [entry.calendar, entry.faceHistory, entry.ownCharts] },
    subscription,
    { name: 'others', entries: [entry.paymentMethod, entry.profile, entry.application, entry.settings] },
  ],
  ROLE_GENERAL: [
    services,
    { name: 'records', entries: [entry.calendar, entry.faceHistory, entry.profile] },
    subscription,
    { name: 'others', entries: ordinary },
  ],
}

/** Whoever may upload finds it in the menu, also without being an administrator (D-161). */
function withUpload(sections: readonly MenuSection[], { authorities }: CurrentUser): readonly MenuSection[] {
  if (!authorities.includes('upload_operator')) return sections
  return sections.map(({ name, entries }) => {
    const before = entries.indexOf(entry.settings)
    if (before === -1 || entries.includes(entry.upload)) return { name, entries }
    return { name, entries: entries.toSpliced(before, 0, entry.upload) }
  })
}

/** The my-page menu of a member (D1§6). */
export function menuOf(user: CurrentUser): readonly MenuSection[] {
  if (agencyIsPending(user)) return [{ name: 'others', entries: [entry.application] }]
  const role = mainRole(user)
  const own = role ? withUpload(sectionsOfRole[role], user) : []
  if (!user.roles.includes('ROLE_ENTERPRISE')) return own
  const enterprise: MenuSection = { name: 'enterprise', entries: [entry.enterprise] }
  const settings: MenuSection = { name: 'others', entries: [entry.settings] }
  return [enterprise, ...(role ? own : withUpload([settings], user))]
}

/** Where exactly `/mypage` leads (D-182). */
export function firstPage(user: CurrentUser): string {
  if (agencyIsPending(user)) return paths.authorization
  return mainRole(user) ? paths.aiesthe : paths.settings
}

/** The fixed footer: only what the member's own menu offers too. */
export function quickLinks(user: CurrentUser): readonly MenuEntry[] {
  const offered = menuOf(user).flatMap((section) => section.entries)
  return [entry.soundesthe, entry.aiesthe, entry.subscription].filter((link) => offered.includes(link))
}
