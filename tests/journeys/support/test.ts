import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  logInByCall,
  startTestProduct,
  type TestAccount,
  type TestAccountOptions,
  type TestProduct,
} from '@hibiki/deploy-local/test-product'
import { launchChromium, screenSizes } from '@hibiki/test-harness'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { writeFaceFilm } from './face-photos.ts'
import { buyPlan } from './money.ts'
import { query } from './query.ts'
import { serveBuiltApp } from './static-app.ts'

export { expect } from '@playwright/test'

export const demoPassword = 'hibiki-demo'
export const desktop = { width: 1440, height: 900 }

/** An account that no other journey uses, logged in on a page of its own. */
export interface Member extends TestAccount {
  page: Page
}

interface TestFixtures {
  /** Opens a page of a browser profile of its own, as another person or device would have. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** Opens such a page on which a demo login or another account with the demo's password is logged in. */
  logIn(loginId: string, options?: BrowserContextOptions): Promise<Page>
  createMember(options?: TestAccountOptions): Promise<Member>
  /** Creates a member whose plan opens every function. */
  createSubscriber(options?: TestAccountOptions): Promise<Member>
  /** An agency that no other journey uses; the first member of it creates it. */
  agency: { code: string; name: string }
  /** A new member without a plan. */
  member: Member
  /** A new member whose plan opens every function. */
  subscriber: Member
  /** The demo's administrator, on a desktop. */
  admin: Page
}

interface WorkerFixtures {
  /** Says why a file has a product of its own, which is started for it. The product of all others is kept by its worker. */
  ownProduct: string | null
  chromiumArgs: string[]
  /** The whole product, with the console. */
  product: TestProduct
  /** The built app alone, with an API that the journey imitates. */
  app: string
  /** Shows a face to the camera of every page. */
  faceFilm: undefined
}

/**
 * Pages of journeys live for seconds: optimised code for them, compiled on threads of its own, costs a tenth more than it saves.
 * Nothing is measured with it.
 */
const shortLivedPages = [
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

let agencies = 0

const filmOf = (workerIndex: number) => join(tmpdir(), `hibiki-face-${process.pid}-${workerIndex}.mjpeg`)

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownProduct: [null, { scope: 'worker', option: true }],
  chromiumArgs: [[], { scope: 'worker', option: true }],
  browser: [
    async ({ chromiumArgs }, use, { workerIndex }) => {
      const film = `--use-file-for-fake-video-capture=${filmOf(workerIndex)}`
      const browser = await launchChromium({
        fakeCamera: true,
        args: [...shortLivedPages, film, ...chromiumArgs],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  product: [
    // Playwright starts another worker, and with it another product, for a file with another value of the option.
    async ({ ownProduct: _reason }, use) => {
      const product = await startTestProduct({ demoSounds: 'esthe' })
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const app = await serveBuiltApp()
      await use(app.url)
      await app.close()
    },
    { scope: 'worker' },
  ],
  faceFilm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      await writeFaceFilm(filmOf(workerIndex))
      await use(undefined)
      await rm(filmOf(workerIndex))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  newPage: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      pages.push(await context.newPage())
      return pages.at(-1) as Page
    })
    for (const page of pages) await page.context().close()
  },
  logIn: ({ newPage }, use) =>
    use(async (loginId, options) => {
      const page = await newPage(options)
      await logInByCall(page.request, loginId)
      return page
    }),
  createMember: ({ product, logIn }, use) =>
    use(async (options) => {
      const account = await product.createAccount(options)
      return { ...account, page: await logIn(account.email) }
    }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  agency: ({}, use) => use({ code: String(200_000_000_000 + ++agencies), name: '旅先のサロン' }),
  member: async ({ createMember }, use) => use(await createMember()),
  createSubscriber: ({ product, createMember }, use) =>
    use(async (options) => {
      const member = await createMember(options)
      const { id, page } = member
      await buyPlan(page, 'プレミアム')
      // The other services learn of the plan and the consents by events.
      const sounds = '/api/aiesthe/sound-therapy/list?clusterId=1'
      await expect.poll(async () => (await page.request.get(sounds)).status()).toBe(200)
      for (const service of ['content', 'support'] as const) {
        const opened = `select from ${service}.entitlements where member_id = $1`
        await expect.poll(() => query(product.databases[service], opened, [id])).toHaveLength(1)
      }
      return member
    }),
  subscriber: async ({ createSubscriber }, use) => use(await createSubscriber()),
  admin: async ({ logIn }, use) => use(await logIn('admin', { viewport: desktop })),
})

/** For files that move the product's clock, which everybody shares: they share a product of their own. */
export const MOVED_CLOCK = { ownProduct: 'the clock is moved' }

/** For journeys on the built app alone, whose API they imitate. */
export const appTest = test.extend({
  baseURL: ({ app }, use) => use(app),
  viewport: screenSizes.phone,
})
