import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../lib/i18n/i18n.ts'
import { server } from '../testing/server.ts'
import { EmptySounds, MissingSound } from './EmptySounds.tsx'

const dev = `${window.location.origin}/dev/demo-sounds`
const preparing = 'デモの音源を準備しています（163件中12件）'

let asked: number
let ready: number

beforeEach(async () => {
  await startI18n()
  asked = 0
  ready = 12
  server.use(
    http.get(dev, () => {
      asked += 1
      return HttpResponse.json({ ready, total: 163 })
    }),
  )
})
afterEach(() => document.querySelector('meta[name="hibiki-mode"]')?.remove())

function markPage(mode: string) {
  const meta = document.createElement('meta')
  meta.name = 'hibiki-mode'
  meta.content = mode
  document.head.append(meta)
}

const show = (page: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)

describe('a list without sounds', () => {
  it('says in local mode how many demo sounds are ready, and is asked again as they get ready', async () => {
    markPage('local')
    const onRetry = vi.fn()
    show(<EmptySounds text="まだありません。" onRetry={onRetry} />)
    await screen.findByText(preparing)
    expect(screen.queryByText('まだありません。')).toBeNull()
    expect(onRetry).not.toHaveBeenCalled()
    ready = 163
    await screen.findByText('まだありません。', undefined, { timeout: 15_000 })
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('says in local mode that there is none once all demo sounds are there', async () => {
    markPage('local')
    ready = 163
    show(<EmptySounds text="まだありません。" onRetry={() => undefined} />)
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.getByText('まだありません。')).toBeTruthy()
  })

  it.each(['live', '__HIBIKI_MODE__'])('asks nobody where the page is marked as %s', async (mode) => {
    markPage(mode)
    show(<EmptySounds text="まだありません。" onRetry={() => undefined} />)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('まだありません。')).toBeTruthy()
    expect(asked).toBe(0)
  })
})

describe('a sound that could not be had', () => {
  it('is in the making in local mode', async () => {
    markPage('local')
    show(<MissingSound text="振動選択に失敗しました。" onRetry={() => undefined} />)
    await screen.findByText(preparing)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is a failure everywhere else', async () => {
    show(<MissingSound text="振動選択に失敗しました。" onRetry={() => undefined} />)
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
    expect(asked).toBe(0)
  })
})
