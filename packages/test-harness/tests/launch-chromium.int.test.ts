import { expect, it } from 'vitest'
import { launchChromium } from '../src/index.ts'

it('launchChromium opens pages, and grants the fake camera on request', async () => {
  const browser = await launchChromium({ fakeCamera: true })
  const page = await browser.newPage()
  // Camera access needs a secure context; a routed page on localhost is one.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>響き</h1>' }),
  )
  await page.goto('http://localhost/')
  expect(await page.textContent('h1')).toBe('響き')
  const tracks = await page.evaluate(
    'navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => stream.getVideoTracks().length)',
  )
  expect(tracks).toBe(1)
  await browser.close()
})
