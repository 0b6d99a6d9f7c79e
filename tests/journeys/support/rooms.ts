import { demoEnterprise } from '@hibiki/deploy-local/demo-enterprise'
import { expect, type Page } from '@playwright/test'

/** The demo hotel's account, which several devices may use at once. */
export const hotel = 'enterprise@hibiki.example'
export const [lobby, spa] = demoEnterprise.rooms

/** Returns what the screen of a device says it plays, or why nothing plays. */
export const findScreenTitle = (page: Page) => page.getByRole('heading', { level: 1 })

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
  expect.poll(() => readPageLoudness(page), { timeout: 20_000, intervals: [200] }).toBeGreaterThan(0.001)

/** Waits until a sound is really heard, and returns how loud it is once it has faded in. */
export async function measureSettledLoudness(page: Page): Promise<number> {
  await waitUntilAudible(page)
  await expect.poll(() => isFading(page), { timeout: 20_000 }).toBe(false)
  return readPageLoudness(page)
}

/** Waits until nothing is heard any more. */
export async function waitUntilSilent(page: Page): Promise<void> {
  await expect.poll(() => readPageLoudness(page), { timeout: 20_000, intervals: [200] }).toBeLessThan(0.0001)
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
