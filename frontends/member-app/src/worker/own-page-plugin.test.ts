import { describe, expect, it } from 'vitest'
import type { WorkboxPlugin } from 'workbox-core'
import { createOwnPagePlugin, notAPage } from './own-page-plugin.ts'

const plugin = createOwnPagePlugin([
  { url: '/', revision: '1' },
  { url: '/assets/index-1.js', revision: null },
]) as Required<Pick<WorkboxPlugin, 'requestWillFetch' | 'cacheWillUpdate'>>
const event = {} as ExtendableEvent
const stores = async (path: string, response: Response) =>
  (await plugin.cacheWillUpdate({ request: new Request(`http://app.test${path}`), response, event })) !== null
const page = (entry: string) =>
  new Response(`<script type="module" crossorigin src="/assets/${entry}"></script>`)

describe('the app shell', () => {
  it('stores the page of its own build only', async () => {
    expect(await stores('/', page('index-1.js'))).toBe(true)
    expect(await stores('/', page('index-2.js'))).toBe(false)
    expect(await stores('/', new Response('Down for maintenance', { status: 503 }))).toBe(false)
  })

  it('stores files that exist', async () => {
    expect(await stores('/assets/index-1.js', new Response(''))).toBe(true)
    expect(await stores('/assets/index-1.js', new Response('', { status: 404 }))).toBe(false)
  })

  it('fetches the page without credentials, and files as they are requested', async () => {
    const asked = async (path: string) => {
      const request = new Request(`http://app.test${path}`)
      return plugin.requestWillFetch({ request, event })
    }
    expect((await asked('/')).credentials).toBe('omit')
    expect((await asked('/icon.svg')).credentials).toBe('same-origin')
  })

  it.each([
    ['/', true],
    ['/mypage/tonight', true],
    ['/mypage/enterprise/control/1', true],
    ['/mypage/tonight?from=mail@hibiki.example', true],
    ['/administration', true],
    ['/admin/sounds', false],
    ['/admin?page=1', false],
    ['/api/soundesthe/random', false],
    ['/dev/mailbox', false],
    ['/intro.pdf', false],
    ['/intro.pdf?page=2', false],
  ])('tells whether the shell serves %s: %s', (path, isPage) => expect(notAPage.test(path)).toBe(!isPage))
})
