import { demoEnterprise } from '@hibiki/deploy-local/demo-enterprise'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { logInDemoMember, type Product } from './product.ts'
import { waitUntilInstalled } from './wait-until-installed.ts'

/** The demo hotel's account, which several devices may use at once. */
const hotel = 'enterprise@hibiki.example'
export const [lobby, spa] = demoEnterprise.rooms

/** Returns what the screen of a device says it plays, or why nothing plays. */
export const findScreenTitle = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Opens a tablet as a hotel uses it: logged in, the section chosen, and start pressed.
 * @param options.withClock its time can be moved with `page.clock`
 * @param options.installed the app's service worker is allowed, and the whole app is on the device
 */
export async function openRoomDevice(
  product: Product,
  section: { name: string },
  { installed, withClock }: { withClock?: boolean; installed?: boolean } = {},
): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const page = installed
    ? await (await product.browser.newContext({ baseURL: product.url, locale: 'ja-JP', viewport })).newPage()
    : await product.newPage(viewport)
  if (withClock) await page.clock.install()
  await logInDemoMember(page, hotel)
  await page.goto('/mypage/enterprise/control')
  if (installed) await waitUntilInstalled(page)
  await page.getByRole('link', { name: section.name }).click()
  await page.getByRole('button', { name: '再生を開始する' }).click()
  return page
}

/** Opens the page of the control on a phone. */
export async function openRoomControl(product: Product): Promise<Page> {
  const page = await product.newPage()
  await logInDemoMember(page, hotel)
  await page.goto('/mypage/enterprise/rooms')
  return page
}

/** Opens the same control in the console of the operator. */
export async function openRoomConsole(product: Product): Promise<Page> {
  const page = await product.newPage({ width: 1440, height: 900 })
  await logInDemoMember(page, 'admin@hibiki.example')
  await page.goto(`/admin/enterprise-agencies/${demoEnterprise.agencyId}/show`)
  return page
}

/** Returns one section on the page of the control. */
export const findSectionCard = (phone: Page, section: { name: string }) =>
  phone.getByRole('region', { name: section.name, exact: true })

/** Starts or stops one sound of a section. */
export async function toggleSectionSound(
  phone: Page,
  section: { name: string },
  title: string,
): Promise<void> {
  await findSectionCard(phone, section)
    .getByRole('switch', { name: `${title}を再生する` })
    .click()
}

/**
 * Returns how loud the page plays now: the root mean square of its audio elements' output, after their volume, over half a
 * second. An analyser behind each element measures it.
 */
export function readPageLoudness(page: Page): Promise<number> {
  return page.evaluate(measureLoudness)
}

/** Waits until a sound is really heard. */
export const waitUntilAudible = (page: Page): Promise<void> =>
  expect.poll(() => readPageLoudness(page), { timeout: 20_000, interval: 200 }).toBeGreaterThan(0.001)

/** Waits until a sound is really heard, and returns how loud it is once it has faded in. */
export async function measureSettledLoudness(page: Page): Promise<number> {
  await waitUntilAudible(page)
  await expect.poll(() => isFading(page), { timeout: 20_000 }).toBe(false)
  return readPageLoudness(page)
}

/** Waits until nothing is heard any more. */
export async function waitUntilSilent(page: Page): Promise<void> {
  await expect.poll(() => readPageLoudness(page), { timeout: 20_000, interval: 200 }).toBeLessThan(0.0001)
}

async function isFading(page: Page): Promise<boolean> {
  const volumes = () =>
    page.locator('audio').evaluateAll((all) => all.map((audio) => (audio as HTMLAudioElement).volume).join())
  const before = await volumes()
  await page.waitForTimeout(150)
  return before !== (await volumes())
}

/** This function runs in the page. */
async function measureLoudness(): Promise<number> {
  const scope = globalThis as { listening?: { context: AudioContext; analysers: Map<Element, AnalyserNode> } }
  scope.listening ??= { context: new AudioContext(), analysers: new Map() }
  const { context, analysers } = scope.listening
  await context.resume()
  const elements = [...document.querySelectorAll('audio')]
  for (const element of elements) {
    if (analysers.has(element)) continue
    const analyser = context.createAnalyser()
    analyser.fftSize = 4096
    context.createMediaElementSource(element).connect(analyser)
    analyser.connect(context.destination)
    analysers.set(element, analyser)
  }
  const samples = new Float32Array(4096)
  let sum = 0
  const rounds = 6
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, 85))
    for (const element of elements) {
      analysers.get(element)?.getFloatTimeDomainData(samples)
      for (const sample of samples) sum += sample * sample
    }
  }
  return Math.sqrt(sum / (rounds * samples.length))
}
