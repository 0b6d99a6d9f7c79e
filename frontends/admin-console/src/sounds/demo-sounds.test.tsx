import { serveDemoSounds, setPageMode } from '@hibiki/api-mocks'
import { configure, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { mockResource, server } from '../testing/server.ts'

// Whole pages are loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const progressText = 'デモの音源を準備しています（163件中12件）'

/** Opens a page with the mark that the gateway sets, and with a progress that the test can change. */
function openPage(path: string, mode: string, prepare: (api: MockApi) => void = () => undefined) {
  setPageMode(mode)
  const demo = serveDemoSounds(server)
  const { api, user } = renderConsole(path, { prepare })
  return { demo, api, user }
}

const removeSounds = () => {
  server.use(...mockResource('sounds', { rows: [] }), ...mockResource('enterprise-managements', { rows: [] }))
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
