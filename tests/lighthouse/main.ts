import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { logInByCall, startTestProduct } from '@hibiki/deploy-local/test-product'
import { chromiumPath, freePort } from '@hibiki/test-harness'
import lighthouse, { type Flags } from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright-core'

// `npm run lighthouse`: the pages a member meets first, at Lighthouse's mobile settings, with the built apps and the local Chromium.
// Writes one report per page to `.lighthouse/` and exits with 1 where a page misses a target. It measures time: run it alone.
// `-- --only tonight` takes one page.

interface Target {
  name: string
  path: string
  /** Lighthouse judges what search engines see only where they are let in. */
  isPublic: boolean
  /** The address depends on what is there. */
  prepare?(context: BrowserContext, url: string): Promise<void>
}

const pages: readonly Target[] = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'plans', path: '/premium-plans', isPublic: true, prepare: logOut },
  { name: 'tonight', path: '/mypage/tonight', isPublic: false, prepare: logIn },
  { name: 'player', path: '/mypage/soundesthe/random', isPublic: false, prepare: logIn },
]

const MAX_LAYOUT_SHIFT = 0.05
/** Of 100, by category. */
const targets = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 } as const

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string', default: '.lighthouse' } },
})
await mkdir(values.out, { recursive: true })
const executablePath = chromiumPath()
if (!executablePath) throw new Error('Chromium not found: install it or set CHROMIUM_PATH')

const product = await startTestProduct({ webFonts: true })
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const port = await freePort()
// Lighthouse looks at the browser's own profile, so that is where the member logs in.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  serviceWorkers: 'block',
})
const misses: string[] = []
try {
  for (const page of pages.filter(({ name }) => name.includes(values.only))) await judge(page)
} finally {
  await browser.close()
  await product.close()
  await rm(profile, { recursive: true, force: true })
}
for (const miss of misses) console.error(miss)
process.exitCode = misses.length > 0 ? 1 : 0

async function judge({ name, path, isPublic, prepare }: Target): Promise<void> {
  await prepare?.(browser, product.url)
  const flags: Flags = { port, output: 'html', logLevel: 'error', disableStorageReset: true, locale: 'en-US' }
  const result = await lighthouse(`${product.url}${path}`, flags)
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`)
  await writeFile(join(values.out, `${name}.html`), String(result.report))
  const { audits, categories } = result.lhr
  const scores = Object.entries(targets).flatMap(([category, target]) => {
    if (category === 'seo' && !isPublic) return []
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < target) misses.push(`${name}: ${category} ${score}, below ${target}`)
    return [`${category} ${score}`]
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  if (shift >= MAX_LAYOUT_SHIFT) misses.push(`${name}: layout shift ${shift.toFixed(3)}`)
  console.log([name.padEnd(8), ...scores, `layout shift ${shift.toFixed(3)}`].join('  '))
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      console.log(`  ${audit.score.toFixed(2)} ${audit.id} ${audit.displayValue ?? ''}`)
}

/** A member on an ordinary evening: the question of the first one, about the use of their data, is answered. */
async function logIn(context: BrowserContext, url: string): Promise<void> {
  await logInByCall(context.request, 'general@hibiki.example', url)
  const headers = { origin: url, 'idempotency-key': randomUUID() }
  const answer = await context.request.post(`${url}/api/agreement/agree-providing-data?agreement=true`, {
    headers,
  })
  if (!answer.ok()) throw new Error(`the consent was answered with ${answer.status()}`)
}

async function logOut(context: BrowserContext): Promise<void> {
  await context.clearCookies()
}
