import type { Page } from '@playwright/test'
/** Serves this file as every sound of this page, with ranges as the product does. */
export async function serveSound(page: Page, file: Buffer): Promise<void> {
  await page.route('**/api/media/**', async (route) => {
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers().range ?? '') ?? []
    const from = Number(first)
    const until = Math.min(last === '' ? file.length : Number(last) + 1, file.length)
    await route.fulfill({
      status: 206,
      headers: {
        'accept-ranges': 'bytes',
        'content-type': 'audio/mpeg',
        'content-range': `bytes ${from}-${until - 1}/${file.length}`,
      },
      body: file.subarray(from, until),
    })
  })
}
