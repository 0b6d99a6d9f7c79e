import { serveDemoSounds, setPageMode } from '@hibiki/api-mocks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../lib/i18n/i18n.ts'
import { server } from '../testing/server.ts'
import { DemoSoundsNotice, EmptySounds, SoundLoadFailure } from './EmptySounds.tsx'

const preparing = 'デモの音源を準備しています（163件中12件）'

let demo: ReturnType<typeof serveDemoSounds>

beforeEach(async () => {
  await startI18n()
  demo = serveDemoSounds(server)
})

const show = (page: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)

describe('a list without sounds', () => {
  it('shows in local mode how many demo sounds are ready and retries as more become ready', async () => {
    setPageMode('local')
    const onRetry = vi.fn()
    show(<EmptySounds text="まだありません。" onRetry={onRetry} />)
    await screen.findByText(preparing)
    expect(screen.queryByText('まだありません。')).toBeNull()
    expect(onRetry).not.toHaveBeenCalled()
    demo.ready = 163
    await screen.findByText('まだありません。', undefined, { timeout: 15_000 })
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('shows the empty text in local mode when all demo sounds are ready', async () => {
    setPageMode('local')
    demo.ready = 163
    show(<EmptySounds text="まだありません。" onRetry={() => undefined} />)
    await waitFor(() => expect(demo.requests).toBe(1))
    expect(screen.getByText('まだありません。')).toBeTruthy()
  })

  it.each(['live', '__HIBIKI_MODE__'])('requests nothing when the page is marked as %s', async (mode) => {
    setPageMode(mode)
    show(<EmptySounds text="まだありません。" onRetry={() => undefined} />)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('まだありません。')).toBeTruthy()
    expect(demo.requests).toBe(0)
  })
})

describe('a list that has some sounds', () => {
  it('shows the progress in local mode and retries until all demo sounds are ready', async () => {
    setPageMode('local')
    const onRetry = vi.fn()
    show(<DemoSoundsNotice onRetry={onRetry} />)
    expect((await screen.findByRole('status')).textContent).toBe(preparing)
    demo.ready = 163
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1), { timeout: 15_000 })
    expect(screen.queryByRole('status')).toBeNull()
    const { requests } = demo
    await new Promise((resolve) => setTimeout(resolve, 5_500))
    expect(demo.requests).toBe(requests)
  })
})

describe('a sound that could not be loaded', () => {
  it('says in local mode that the missing sound is being made', async () => {
    setPageMode('local')
    show(<SoundLoadFailure text="振動選択に失敗しました。" onRetry={() => undefined} />)
    await screen.findByText(preparing)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a failure for the missing sound outside local mode', async () => {
    show(<SoundLoadFailure text="振動選択に失敗しました。" onRetry={() => undefined} />)
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
    expect(demo.requests).toBe(0)
  })
})
