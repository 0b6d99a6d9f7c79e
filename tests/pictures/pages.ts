import type { Page } from 'playwright-core'
import { picturedConsolePages } from './console-pages.ts'
import { picturedFlowPages } from './flow-pages.ts'
import type { PicturedPage } from './pictured-page.ts'
import { picturedRoomPages } from './room-pages.ts'
import { picturedSupportPages } from './support-pages.ts'
import { findButton } from './texts.ts'

const of = (who: PicturedPage['who'], paths: Record<string, string>): PicturedPage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, who }))

/** The demo customer 東京 花子, whose charts and calendar have content. */
const hanako = '019aa000-0000-7000-8000-000000000004'
const managed = `/mypage/calte-management?customer=${hanako}`

/** Opens the first record of a list of charts. */
const openRecord =
  (query = '') =>
  async (page: Page) => {
    const link = page.locator('main a[href*="/record/"], main a[href*="fillout-calte/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    await page.goto(`${href}${query}`)
    await page.locator('main h1').waitFor()
  }

/** Agrees to the use of the answers when that is required, and opens the first check. */
async function openMentalCheck(page: Page): Promise<void> {
  const [agreed, first] = [
    page.getByRole('checkbox'),
    page.locator('main a[href*="mentalcheck-form/"]').first(),
  ]
  await agreed.or(first).waitFor()
  if (await agreed.isVisible()) {
    await agreed.check()
    await page.locator('main').getByRole('button').last().click()
  }
  await first.click()
  await page.waitForURL('**/mentalcheck-form/**')
  await page.locator('main h1').waitFor()
}

/** Every page, with the account for which it has the most content. */
export const allPicturedPages: readonly PicturedPage[] = [
  ...of('visitor', {
    home: '/',
    login: '/login',
    menu: '/menu',
    environment: '/environment',
    support: '/support',
    privacy: '/privacy-policy',
    terms: '/terms',
    'legal-notice': '/legal-notice',
    'premium-plans': '/premium-plans',
    'register-personal': '/register-personal',
    'register-enterprise': '/register-enterprise',
    'forgot-password': '/forgot-password',
    'stress-check': '/stress-check',
    playground: '/playground',
    device: '/device',
    'verify-signature': '/verify-signature',
    'not-found': '/nowhere',
  }),
  ...of('premium', {
    'home-member': '/',
    tonight: '/mypage/tonight',
    'seven-nights': '/mypage/seven-nights',
    sounds: '/mypage/soundesthe',
    'sounds-random': '/mypage/soundesthe/random',
    'sounds-purpose': '/mypage/soundesthe/purpose',
    'sounds-category': '/mypage/soundesthe/category',
    aiesthe: '/mypage/aiesthe',
    detectface: '/mypage/aiesthe/detectface',
    interview: '/mypage/aiesthe/dr_ai_healthcare',
    feeling: '/mypage/aiesthe/feeling',
    therapy: '/mypage/aiesthe/sound_therapy',
    'aiesthe-history-empty': '/mypage/aiesthe-history',
    'mental-check': '/mypage/mentalcheck',
    activity: '/mypage/activity',
    'activity-year': '/mypage/activity/year',
    calendar: '/mypage/calendar',
    profile: '/mypage/profile',
    settings: '/mypage/settings',
    'change-password': '/mypage/settings/password',
    'bonus-code': '/mypage/settings/bonuscode',
    'payment-method': '/mypage/payment-method',
    'subscription-state': '/mypage/subscription-state',
    'payment-history': '/mypage/payment-history',
    authorization: '/mypage/authorization',
    'support-chat': '/support/chat',
  }),
  { name: 'mental-check-form', path: '/mypage/mentalcheck', who: 'premium', lead: openMentalCheck },
  ...of('customer', {
    'aiesthe-history': '/mypage/aiesthe-history',
    'aiesthe-timeline': '/mypage/aiesthe-history/timeline',
    'chart-fillout': '/mypage/fillout-calte',
    'calendar-week': '/mypage/calendar?view=week',
    'calendar-day': '/mypage/calendar?view=day',
  }),
  { name: 'chart-fillout-record', path: '/mypage/fillout-calte', who: 'customer', lead: openRecord() },
  ...of('pic', {
    'pic-management': '/pic-management',
    'chart-management': '/mypage/calte-management',
    'chart-list': '/mypage/calte-list',
    'chart-customer-list': `${managed}&tab=list`,
    'chart-customer-entry': `${managed}&tab=entry`,
    'chart-customer-format': `${managed}&tab=format`,
    'chart-overview': `/mypage/calte-management/overview/${hanako}`,
    'chart-photos': `/mypage/calte-management/photos/${hanako}`,
    'management-calendar': '/mypage/mng-calendar',
    'management-calendar-week': '/mypage/mng-calendar?view=week',
    'management-calendar-customer': `/mypage/mng-calendar?customers=${hanako}`,
    kanade: '/mypage/kanade',
    approval: '/mypage/approval',
  }),
  ...of('admin', {
    upload: '/mypage/upload',
    'grant-authority': '/mypage/grant-authority',
    transfer: '/mypage/transfer',
    'flow-transfer-customer': '/mypage/transfer/customer',
    'flow-transfer-pic': '/mypage/transfer/pic',
  }),
  { name: 'chart-record', path: `${managed}&tab=list`, who: 'pic', lead: openRecord() },
  { name: 'chart-record-edit', path: `${managed}&tab=list`, who: 'pic', lead: openRecord('?edit=1') },
  {
    name: 'chart-record-print',
    path: `${managed}&tab=list`,
    who: 'pic',
    async lead(page) {
      await openRecord()(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'chart-templates',
    path: `${managed}&tab=format`,
    who: 'pic',
    lead: async (page) => (await findButton(page, 'charts:templates.open')).click(),
  },
  {
    name: 'calendar-event',
    path: '/mypage/calendar?show=karte',
    who: 'customer',
    lead: (page) => page.locator('.calendar-event, section[aria-busy] li button').first().click(),
  },
  ...picturedRoomPages,
  ...picturedSupportPages,
  ...picturedFlowPages,
  {
    // This is the last page of the staff, because from here on their device is handed over to a customer.
    name: 'chart-hand-over',
    path: `${managed}&tab=list`,
    who: 'pic',
    async lead(page) {
      if (page.url().endsWith('/hand-over')) return
      await openRecord()(page)
      await (await findButton(page, 'charts:handOver.begin')).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await page.waitForURL('**/hand-over')
      await page.getByRole('dialog').locator('h1').waitFor()
    },
  },
  ...picturedConsolePages,
]
