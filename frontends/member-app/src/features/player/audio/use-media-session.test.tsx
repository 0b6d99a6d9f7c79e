import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installFakeMediaSession } from '../testing/fake-media-session.ts'
import type { Sound } from '../types.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
import type { PlayerState } from './player-state.ts'
import { useMediaSession } from './use-media-session.ts'

let session: ReturnType<typeof installFakeMediaSession>
beforeEach(() => {
  session = installFakeMediaSession()
})
afterEach(() => session.remove())

it.each(['failed', 'paused'] as const)('plays a sound that is %s with the play key', async (phase) => {
  const state = { phase, position: 0, duration: 0 } as PlayerState
  const engine = { snapshot: () => state, restartTimer: vi.fn(), play: vi.fn(), retry: vi.fn() }
  const sound = { title: '夜の入り江' } as Sound
  renderHook(() => useMediaSession(engine as unknown as PlayerEngine, state, sound))
  await session.press('play')
  expect([engine.retry.mock.calls.length, engine.play.mock.calls.length]).toEqual(
    phase === 'failed' ? [1, 0] : [0, 1],
  )
})

it('offers the lock screen pictures in a format that it can draw', () => {
  const state = { phase: 'playing', position: 0, duration: 60 } as PlayerState
  const sound = { id: 'sound-1', title: '夜の入り江' } as Sound
  renderHook(() => useMediaSession({} as unknown as PlayerEngine, state, sound))
  const artwork = session.metadata?.artwork ?? []
  expect(artwork.map(({ sizes }) => sizes)).toEqual(['192x192', '320x320', '800x800'])
  expect(artwork.every(({ type }) => type === 'image/png')).toBe(true)
  const [icon, , cover] = artwork
  expect(existsSync(join(import.meta.dirname, '../../../../public', icon?.src ?? ''))).toBe(true)
  expect(cover?.src).toBe('/api/soundesthe/landscapes/sound-1/400.png')
})
