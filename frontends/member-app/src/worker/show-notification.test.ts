import { afterEach, describe, expect, it, vi } from 'vitest'
import { openNotification, showNotification } from './show-notification.ts'

afterEach(() => vi.unstubAllGlobals())

async function push(data: object | null) {
  const shown = vi.fn(async (_title: string, _options: NotificationOptions) => undefined)
  vi.stubGlobal('self', { registration: { showNotification: shown } })
  const done: Promise<unknown>[] = []
  const event = { data: data && { json: () => data }, waitUntil: (work: Promise<unknown>) => done.push(work) }
  showNotification(event as unknown as PushEvent)
  await Promise.all(done)
  return shown.mock.calls[0]
}

async function open(pages: { focused: boolean }[]) {
  const opened = vi.fn(async (_path: string) => null)
  const shown = pages.map((page) => ({ ...page, focus: vi.fn(async () => undefined), postMessage: vi.fn() }))
  vi.stubGlobal('self', { clients: { matchAll: async () => shown, openWindow: opened } })
  const done: Promise<unknown>[] = []
  const close = vi.fn()
  openNotification({
    notification: { close, data: { path: '/support/chat' } },
    waitUntil: (work: Promise<unknown>) => done.push(work),
  } as unknown as NotificationEvent)
  await Promise.all(done)
  expect(close).toHaveBeenCalledOnce()
  return { opened, shown }
}

describe('a notification', () => {
  it('replaces an older one of its kind and knows what it opens', async () => {
    const pushed = {
      kind: 'answer',
      path: '/support/chat',
      lang: 'ja',
      title: 'お返事が届きました',
      body: '。',
    }
    const [title, options] = (await push(pushed)) ?? []
    expect(title).toBe('お返事が届きました')
    expect(options).toMatchObject({ tag: 'answer', lang: 'ja', data: { path: '/support/chat' } })
  })

  it('is shown even when it has no content, because browsers demand it', async () => {
    expect((await push(null))?.[0]).toBe('Hibiki')
  })

  it('opens in the page that is focused, which goes on playing', async () => {
    const { opened, shown } = await open([{ focused: false }, { focused: true }])
    expect(shown[1]?.postMessage).toHaveBeenCalledWith({ type: 'OPEN_PATH', path: '/support/chat' })
    expect(shown[0]?.postMessage).not.toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
  })

  it('opens a window where there is none', async () => {
    expect((await open([])).opened).toHaveBeenCalledWith('/support/chat')
  })
})
