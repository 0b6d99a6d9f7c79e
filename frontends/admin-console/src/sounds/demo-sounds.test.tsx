import { configure, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { createListResponse } from '../testing/mock-responses.ts'
import { renderConsole } from '../testing/render-console.tsx'

// Whole pages are loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const progressText = 'デモの音源を準備しています（163件中12件）'

/** Opens a page with the mark that the gateway sets, and with a progress that the test can change. */
function openPage(path: string, mode: string, prepare: (api: MockApi) => void = () => undefined) {
  const demo = { ready: 12, total: 163, requests: 0 }
  const meta = document.createElement('meta')
  meta.name = 'hibiki-mode'
  meta.content = mode
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const { api, user } = renderConsole(path, { prepare })
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input !== '/dev/demo-sounds') return others(input, init)
    demo.requests += 1
    return Promise.resolve(Response.json({ ready: demo.ready, total: demo.total }))
  })
  return { demo, api, user }
}

const removeSounds = ({ routes }: MockApi) => {
  routes['GET /admin/sounds'] = (_, url) => createListResponse('sounds', [], url.searchParams, () => true)
  routes['GET /admin/enterprise-managements'] = (_, url) =>
    createListResponse('enterprise-managements', [], url.searchParams, () => true)
}

const emptyPages = [
  ['/sounds', '音源はまだありません。'],
  ['/enterprise-managements', '音源のある区画はまだありません。'],
  ['/enterprise-sections/s-1', 'この区画にはまだ音源がありません。'],
] as const

describe('while demo sounds are being rendered', { timeout: 60_000 }, () => {
  it.each(emptyPages)('%s without sounds shows how many are ready', async (path, none) => {
    openPage(path, 'local', removeSounds)
    await screen.findByText(progressText)
    expect(screen.queryByText(none)).toBeNull()
  })

  it.each(emptyPages)('%s in production shows an empty list and requests no progress', async (path, none) => {
    const { demo } = openPage(path, 'live', removeSounds)
    await screen.findByText(none)
    expect(demo.requests).toBe(0)
  })

  it('a list with some sounds also shows the progress, and reloads as more are ready', async () => {
    const { demo, api } = openPage('/sounds', 'local')
    await screen.findByText('夜の海')
    await screen.findByText(progressText)
    const [sea] = api.catalogue.sounds
    if (!sea) throw new Error('no sounds')
    api.catalogue.sounds.push({ ...sea, id: 's-new', title: '新しい音' })
    demo.ready = 163
    await screen.findByText('新しい音', undefined, { timeout: 15_000 })
    await waitFor(() => expect(screen.queryByText(/準備しています/)).toBeNull())
  })
})
