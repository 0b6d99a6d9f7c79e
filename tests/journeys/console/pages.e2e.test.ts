import { startTestProduct, type TestProduct } from '@hibiki/deploy-local/test-product'
import { listPageFindings, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi, openConsoleAs } from './support/console.ts'
import { buyPlan, orderRental } from './support/shopping.ts'

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
  'bonus-codes',
  'webhook-events',
  'commerce-log',
]
const master = ['tags', 'genres', 'countries', 'purpose-details']
const support = ['inquiries', 'canned-answers', 'articles', 'awards', 'support-statistics']
const roomEdits = ['enterprise-agencies', 'enterprise-rooms', 'enterprise-sections', 'enterprise-accounts']
const rooms = [...roomEdits, 'enterprise-managements']

let product: TestProduct
/** Every page of the console, each with content. */
let pages: string[]

beforeAll(async () => {
  product = await startTestProduct({ webFonts: true })
  const admin = await openConsoleAs(product, 'admin')
  await callApi(admin, product, 'admin/invitations', { email: 'kobe@hibiki.example' })
  const [customer] = await rows(admin, 'members?filter={"q":"customer@"}')
  const { id } = (await callApi(admin, product, 'admin/transfers', {
    userIds: [customer?.id],
    targetAgencyCode: '100000000002',
    targetRole: 'ROLE_CUSTOMER',
    targetPicId: null,
  })) as { id: string }
  const general = await openConsoleAs(product, 'general')
  const productId = await buyPlan(general, product, 'ライト')
  const rentalId = await orderRental(general, product)
  await general.context().close()
  const premium = await openConsoleAs(product, 'premium')
  const asked = { detailTypeId: 'sound.playback', subject: '音が出ません', text: '音量は上げてあります。' }
  await callApi(premium, product, 'v2/support/chat/inquiry/new-chat', asked)
  await premium.context().close()
  const canned = { title: '音量', texts: { ja: '音量をご確認ください。', en: 'Please check the volume.' } }
  await callApi(admin, product, 'admin/canned-answers', canned)
  const [company] = await rows(admin, 'members?filter={"role":"ROLE_ENTERPRISE"}')
  await callApi(admin, product, 'admin/contracts', { userId: company?.id, productId })
  const first = async (resource: string, query = '') =>
    `/${resource}/${(await rows(admin, resource + query))[0]?.id}/show`
  pages = [
    '/',
    ...[
      'members',
      'agencies',
      'applications',
      'transfers',
      'invitations',
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
  await admin.context().close()
})
afterAll(() => product?.close())

const addressOf = (path: string, lang: string) => `/admin${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

async function rows(page: Page, resource: string): Promise<{ id: string }[]> {
  return (await page.request.get(`/api/admin/${resource}`)).json()
}

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
describe.each(readers)('every page of the console ($name)', ({ lang, size }) => {
  it('respects the content security policy and the screen width, has no serious axe finding, and logs no error', async () => {
    const page = await openConsoleAs(product, 'admin', size)
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
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const template = templateOf(path)
      const found = await listPageFindings(page, { axe: !seen.has(template) })
      seen.add(template)
      expect({ path, found, complaints }).toEqual({ path, found: [], complaints: [] })
    }
    await page.context().close()
  }, 400_000)
})
