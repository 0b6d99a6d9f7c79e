import { listPageFindings, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { buyPlan, orderRental } from '../support/money.ts'
import { expect, type Member, test } from '../support/test.ts'

const readers = [
  { name: 'Japanese, phone', lang: 'ja', size: screenSizes.phone },
  { name: 'English, desktop', lang: 'en', size: screenSizes.desktop },
]

const commerce = [
  'products',
  'contracts',
  'rentals',
  'payments',
  'invoices',
  'tax-documents',
  'bonus-codes',
  'webhook-events',
  'commerce-log',
]
const master = ['tags', 'genres', 'countries', 'purpose-details']
const support = ['inquiries', 'canned-answers', 'articles', 'awards', 'support-statistics']
const roomEdits = ['enterprise-agencies', 'enterprise-rooms', 'enterprise-sections', 'enterprise-accounts']
const rooms = [...roomEdits, 'enterprise-managements']

const rows = (admin: Page, resource: string): Promise<{ id: string }[]> =>
  fetchJson(admin, `admin/${resource}`)

/** Returns the addresses of every page of the console, each with content. */
async function listPages(
  admin: Page,
  { customer, member, subscriber, company }: Record<'customer' | 'member' | 'subscriber' | 'company', Member>,
): Promise<string[]> {
  await callApi(admin, 'admin/invitations', { email: `kobe.${member.email}` })
  const { id } = await callApi(admin, 'admin/transfers', {
    userIds: [customer.id],
    targetAgencyCode: '100000000002',
    targetRole: 'ROLE_CUSTOMER',
    targetPicId: null,
  })
  const productId = await buyPlan(member.page, 'ライト')
  const rentalId = await orderRental(member.page)
  const asked = { detailTypeId: 'sound.playback', subject: '再生できません', text: '音量は上げてあります。' }
  await callApi(subscriber.page, 'v2/support/chat/inquiry/new-chat', asked)
  const canned = { title: '音量', texts: { ja: '音量をご確認ください。', en: 'Please check the volume.' } }
  await callApi(admin, 'admin/canned-answers', canned)
  await callApi(admin, 'admin/contracts', { userId: company.id, productId })
  const first = async (resource: string, query = '') =>
    `/${resource}/${(await rows(admin, resource + query))[0]?.id}/show`
  return [
    '/',
    ...[
      'members',
      'agencies',
      'applications',
      'transfers',
      'invitations',
      'passkey-requirements',
      'audit-log',
      ...commerce,
      'mental-checks',
      'photo-views',
      'chart-log',
      'sounds',
      ...master,
      ...support,
      ...rooms,
    ].map((list) => `/${list}`),
    ...[
      '/grants',
      '/grants?tab=deprive',
      '/transfers/create',
      '/invitations/create',
      '/sounds/create',
      '/tags/create',
      '/products/create',
      '/contracts/create',
      '/bonus-codes/create',
      '/mental-checks/create',
      '/canned-answers/create',
      '/awards/create',
      ...rooms
        .filter((resource) => resource !== 'enterprise-accounts')
        .map((resource) => `/${resource}/create`),
      `/transfers/${id}/show`,
    ],
    await first('members'),
    await first('agencies'),
    await first('applications'),
    await first('audit-log'),
    await first('sounds'),
    await first('products'),
    (await first('products')).replace('/show', ''),
    `/contracts/${rentalId}/show`,
    await first('contracts', '?filter={"invoiced":true}'),
    await first('payments'),
    await first('commerce-log'),
    await first('bonus-codes'),
    await first('mental-checks'),
    (await first('mental-checks')).replace('/show', ''),
    (await first('sounds', '?filter={"kind":"kanade"}')).replace('/show', ''),
    (await first('genres')).replace('/show', ''),
    await first('inquiries'),
    (await first('canned-answers')).replace('/show', ''),
    (await first('articles')).replace('/show', ''),
    await first('awards'),
    (await first('awards')).replace('/show', ''),
    await first('enterprise-agencies'),
    ...(await Promise.all(roomEdits.map((resource) => first(resource)))).map((path) =>
      path.replace('/show', ''),
    ),
    await first('enterprise-managements'),
    ...['/login?ended=refused', '/login?ended=stranger'],
  ]
}

const addressOf = (path: string, lang: string) => `/admin${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Pages of one template differ in their columns and fields only, so axe checks the first of each. */
function templateOf(path: string): string {
  const [, resource = '', ...rest] = path.split('?')[0]?.split('/') ?? []
  if (['', 'login', 'grants'].includes(resource)) return path
  const last = rest.at(-1)
  // The control of rooms and a conversation have templates of their own.
  if (last === 'show' && ['enterprise-agencies', 'inquiries'].includes(resource)) return path
  return last === undefined ? 'list' : ['show', 'create'].includes(last) ? last : 'edit'
}

// The test opens dozens of pages, which takes minutes on a busy machine.
for (const { lang, size, name } of readers)
  test.describe(`every page of the console (${name})`, () => {
    test('respects the content security policy and the screen width, has no serious axe finding, and logs no error', async ({
      admin: page,
      createMember,
      subscriber,
      agency,
    }) => {
      test.setTimeout(400_000)

      await page.setViewportSize(size)
      const pages = await listPages(page, {
        customer: await createMember({ agency, role: 'ROLE_CUSTOMER' }),
        company: await createMember({ role: 'ROLE_ENTERPRISE' }),
        member: await createMember(),
        subscriber,
      })
      let complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      const seen = new Set<string>()
      for (const [index, path] of pages.entries()) {
        complaints = []
        const isOutside = path.startsWith('/login')
        if (index === 0 || isOutside) await page.goto(addressOf(path, lang))
        else await navigateInApp(page, `/admin${path}`, { awaitsHeading: false })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const template = templateOf(path)
        const found = await listPageFindings(page, { axe: !seen.has(template) })
        seen.add(template)
        expect({ path, found, complaints }).toEqual({ path, found: [], complaints: [] })
      }
    })
  })
