import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { buildFrontends } from '@hibiki/deploy-local/frontends-setup'
import { logInByCall, startTestProduct } from '@hibiki/deploy-local/test-product'
import { findChromiumPath, findFreePort } from '@hibiki/test-harness'
import { type BrowserContext, chromium } from 'playwright-core'

// `npm run lighthouse` measures the pages that a member sees first, at Lighthouse's mobile settings, with the built apps and the
// local Chromium. npx brings Lighthouse. Each page is measured several times and judged by the median run, as its documentation on variability
// advises. It writes that run's report to `.lighthouse/` and exits with 1 when a page misses a target. It measures time, so run
// it alone. `-- --only tonight` measures one page, `-- --runs 1` measures once.

const LIGHTHOUSE = 'lighthouse@13.5.0'

/** What is read of Lighthouse's report. */
interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    {
      id: string
      score: number | null
      scoreDisplayMode: string
      numericValue?: number
      displayValue?: string
    }
  >
}

interface Target {
  name: string
  path: string
  /** Lighthouse judges search engines only on pages that they may index. */
  isPublic: boolean
  /** This page is opened with an empty cache, as on a first visit; before the others home has been visited. */
  isFirstVisit?: boolean
  /** The address depends on the data. */
  prepare?(context: BrowserContext, url: string): Promise<void>
}

const pages: readonly Target[] = [
  { name: 'home', path: '/', isPublic: true, isFirstVisit: true },
  { name: 'plans', path: '/premium-plans', isPublic: true, prepare: logOut },
  { name: 'tonight', path: '/mypage/tonight', isPublic: false, prepare: logIn },
  { name: 'player', path: '/mypage/soundesthe/random', isPublic: false, prepare: logIn },
]

const MAX_LAYOUT_SHIFT = 0.05
/** The minimum score of 100, by category. */
const targets = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 } as const

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.lighthouse' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1 || runs > 15) throw new Error('--runs takes a number from 1 to 15')
await mkdir(values.out, { recursive: true })
const executablePath = findChromiumPath()
if (!executablePath) throw new Error('Chromium not found: install it or set CHROMIUM_PATH')

await buildFrontends({ forVisitors: true })
const product = await startTestProduct()
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const port = await findFreePort()
// Lighthouse uses the browser's own profile, so the member logs in there.
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

async function judge({ name, path, isPublic, isFirstVisit, prepare }: Target): Promise<void> {
  await prepare?.(browser, product.url)
  const measured: { report: Report; html: string }[] = []
  for (let run = 0; run < runs; run++) {
    if (isFirstVisit) await emptyCache(browser)
    measured.push(await measure(path, join(profile, `${name}-${run}`)))
  }
  const ordered = measured.toSorted((a, b) => performanceOf(a.report) - performanceOf(b.report))
  const median = ordered[Math.floor(ordered.length / 2)]
  if (!median) throw new Error(`${name} was not measured`)
  await copyFile(median.html, join(values.out, `${name}.html`))
  const { audits, categories, environment } = median.report
  const scores = Object.entries(targets).flatMap(([category, target]) => {
    if (category === 'seo' && !isPublic) return []
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < target) misses.push(`${name}: ${category} ${score}, below ${target}`)
    return [`${category} ${score}`]
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  if (shift >= MAX_LAYOUT_SHIFT) misses.push(`${name}: layout shift ${shift.toFixed(3)}`)
  const performance = measured.map(({ report }) => performanceOf(report))
  const host = `benchmark index ${environment.benchmarkIndex}`
  console.log(
    [
      name.padEnd(8),
      ...scores,
      `layout shift ${shift.toFixed(3)}`,
      `(${performance.join(' ')}; ${host})`,
    ].join('  '),
  )
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      console.log(`  ${audit.score.toFixed(2)} ${audit.id} ${audit.displayValue ?? ''}`)
}

async function emptyCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

function performanceOf(report: Report): number {
  return Math.round((report.categories.performance?.score ?? 0) * 100)
}

/** Has Lighthouse measure a page in the browser that is open; `place` is the beginning of its reports' names. */
async function measure(path: string, place: string): Promise<{ report: Report; html: string }> {
  // Playwright has to go on meanwhile: it lets the page that Lighthouse opens begin.
  await promisify(execFile)('npx', [
    ...['--yes', LIGHTHOUSE, `${product.url}${path}`, `--port=${port}`, '--quiet', '--locale=en-US'],
    ...['--disable-storage-reset', '--output=json', '--output=html', `--output-path=${place}`],
  ])
  const report = JSON.parse(await readFile(`${place}.report.json`, 'utf8')) as Report
  return { report, html: `${place}.report.html` }
}

/** Logs in a member on an ordinary evening, who has answered the question about the use of their data. */
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
