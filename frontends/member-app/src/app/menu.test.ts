import { describe, expect, it } from 'vitest'
import {
  canUseEasyLogin,
  isInvitedToMentalCheck,
  landingPath,
  statusOf,
} from '../features/session/permissions.ts'
import type { CurrentUser } from '../features/session/types.ts'
import { createMember } from '../testing/create-member.ts'
import { memberScreens } from './member-screens.ts'
import { buildMenu, listBottomBarEntries } from './menu.ts'

const agency = (status: '1' | '2' | '3') => ({ name: '銀座サロン', code: '100000000001', status })

const namesOf = (user: CurrentUser) =>
  buildMenu(user).flatMap(({ entries }) => entries.map(({ name }) => name))

/** The demo accounts; `names` is the whole menu in its order. */
const services = ['tonight', 'aiesthe', 'soundesthe', 'activity']
const subscription = ['subscription', 'purchaseHistory']
const ordinary = ['paymentMethod', 'application', 'settings']
const general = [...services, 'calendar', 'faceHistory', 'profile', ...subscription, ...ordinary]
const person = [
  ...services,
  'calendar',
  'managementCalendar',
  'faceHistory',
  'chartManagement',
  'chartList',
  'profile',
  ...subscription,
  ...ordinary,
]
const customer = [
  ...services,
  'calendar',
  'faceHistory',
  'ownCharts',
  ...subscription,
  'paymentMethod',
  'profile',
  'application',
  'settings',
]
const admin = [
  ...services,
  'calendar',
  'faceHistory',
  'profile',
  ...subscription,
  'paymentMethod',
  'application',
  'upload',
  'settings',
  'adminConsole',
]

/** Premium members and administrators also get the AI advisor. */
const withAdvisor = (names: readonly string[]) => [...services, 'aiChat', ...names.slice(services.length)]

const approved = agency('3')
const accounts = [
  {
    account: 'admin',
    user: createMember({ role: 'ROLE_ADMIN' }),
    names: withAdvisor(admin),
    chip: 'ROLE_ADMIN',
  },
  {
    account: 'pic',
    user: createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: approved }),
    names: person,
    chip: 'ROLE_PERSON_IN_CHARGE',
  },
  {
    account: 'pic2',
    user: createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: { ...approved, code: '100000000002' } }),
    names: person,
    chip: 'ROLE_PERSON_IN_CHARGE',
  },
  {
    account: 'customer',
    user: createMember({ role: 'ROLE_CUSTOMER', agency: approved, premium: true }),
    names: withAdvisor(customer),
    chip: 'premium',
  },
  {
    account: 'customer2',
    user: createMember({ role: 'ROLE_CUSTOMER', agency: approved }),
    names: customer,
    chip: 'ROLE_CUSTOMER',
  },
  { account: 'general', user: createMember(), names: general, chip: 'ROLE_GENERAL' },
  { account: 'premium', user: createMember({ premium: true }), names: withAdvisor(general), chip: 'premium' },
  {
    account: 'pending',
    user: createMember({ agency: agency('1') }),
    names: ['application'],
    chip: 'applied',
  },
  {
    account: 'enterprise',
    user: createMember({ role: 'ROLE_ENTERPRISE' }),
    names: ['enterprise', 'settings'],
    chip: 'ROLE_ENTERPRISE',
  },
]

describe('the my-page menu', () => {
  it.each(accounts)('offers $account exactly the entries of the specification', ({ user, names }) => {
    expect(namesOf(user)).toEqual(names)
  })

  it.each(accounts)('links $account only to existing screens and the console', ({ user }) => {
    const addresses = [...memberScreens.map(({ path }) => path), '/admin/']
    const paths = buildMenu(user).flatMap(({ entries }) => entries.map(({ path }) => path))
    for (const path of paths) expect(addresses).toContain(path)
  })

  it.each(accounts)('shows the status $chip for $account', ({ user, chip }) => {
    expect(statusOf(user)).toBe(chip)
  })

  it.each([
    ['admin', false],
    ['pic', true],
    ['pic2', true],
    ['customer', true],
    ['customer2', true],
    ['general', false],
    ['premium', false],
    ['pending', false],
    ['enterprise', true],
  ])('offers %s easy login in the settings: %s', (name, isVisible) => {
    const found = accounts.find(({ account }) => account === name)
    expect(found && canUseEasyLogin(found.user)).toBe(isVisible)
  })

  it('offers a new agency without a code only the application procedure', () => {
    const provisional = createMember({ agency: { name: '京都ひびき庵', code: '', status: '1' } })
    expect(namesOf(provisional)).toEqual(['application'])
    expect(landingPath(provisional)).toBe('/mypage/authorization')
    expect(listBottomBarEntries(provisional)).toEqual([])
  })

  it.each(['1', '2'] as const)(
    'offers the whole menu to a member with a plan and agency status %s (ADR 0022)',
    (status) => {
      for (const plan of [{ premium: true }, { planName: 'ライト' }]) {
        const paying = createMember({ ...plan, agency: agency(status) })
        expect(buildMenu(paying)).toEqual(buildMenu(createMember(plan)))
        expect(landingPath(paying)).toBe('/mypage/tonight')
      }
    },
  )

  it('offers a rejected agency only the application procedure', () => {
    const rejected = createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: agency('2') })
    expect(namesOf(rejected)).toEqual(['application'])
  })

  it('offers the whole menu when the agency code is empty, whatever the status', () => {
    expect(buildMenu(createMember({ agency: { name: '', code: '', status: '1' } }))).toHaveLength(4)
  })

  it('adds the enterprise section to the menu of another role', () => {
    const both = createMember({ roles: ['ROLE_GENERAL', 'ROLE_ENTERPRISE'], enterprise: true })
    // AI esthe stays closed to enterprise accounts.
    const closed = ['aiesthe', 'faceHistory']
    expect(namesOf(both)).toEqual(['enterprise', ...general.filter((name) => !closed.includes(name))])
  })

  it('shows the menu of the highest role to a member with several roles', () => {
    expect(statusOf(createMember({ roles: ['ROLE_GENERAL', 'ROLE_ADMIN'] }))).toBe('ROLE_ADMIN')
  })

  it('opens the console, and only the console, in a new tab', () => {
    const entries = buildMenu(createMember({ role: 'ROLE_ADMIN' })).flatMap((section) => section.entries)
    expect(entries.filter(({ external }) => external).map(({ path }) => path)).toEqual(['/admin/'])
  })
})

describe('exactly /mypage', () => {
  it.each([
    ['tonight for members', createMember(), '/mypage/tonight'],
    [
      'the charts for a person in charge',
      createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: approved }),
      '/mypage/calte-management',
    ],
    ['the rooms for enterprise only', createMember({ role: 'ROLE_ENTERPRISE' }), '/mypage/enterprise'],
    [
      'the application procedure while it waits',
      createMember({ agency: agency('1') }),
      '/mypage/authorization',
    ],
  ])('leads from /mypage to %s', (_what, user, path) => {
    expect(landingPath(user)).toBe(path)
  })
})

describe('the fixed footer', () => {
  it('shows the three entries of the specification between tonight and activity', () => {
    expect(listBottomBarEntries(createMember()).map(({ name }) => name)).toEqual([
      'tonight',
      'soundesthe',
      'aiesthe',
      'subscription',
      'activity',
    ])
  })

  it('leads persons in charge to the customers of the day and to the calendar of the salon', () => {
    const names = listBottomBarEntries(createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: approved })).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['chartManagement', 'soundesthe', 'aiesthe', 'subscription', 'managementCalendar'])
  })

  it('never offers an entry that is missing in the menu of the role', () => {
    expect(listBottomBarEntries(createMember({ role: 'ROLE_ENTERPRISE' }))).toEqual([])
    expect(listBottomBarEntries(createMember({ agency: agency('1') }))).toEqual([])
  })
})

describe('the invitation to the mental check', () => {
  it('invites members, but neither visitors nor enterprise users', () => {
    expect(isInvitedToMentalCheck(createMember())).toBe(true)
    expect(isInvitedToMentalCheck(null)).toBe(false)
    expect(isInvitedToMentalCheck(createMember({ role: 'ROLE_ENTERPRISE' }))).toBe(false)
  })
})
