import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { renderForAWhile } from './render-for-a-while.ts'

const { signal } = new AbortController()

it('ends when its time is over, however many landscapes are still due', async () => {
  const renderNext = vi.fn(() => sleep(2, true))
  await renderForAWhile({ renderNext }, { maxMs: 50, signal })
  expect(renderNext.mock.calls.length).toBeGreaterThan(1)
})

it('ends as soon as no landscape is due', async () => {
  const renderNext = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
  await renderForAWhile({ renderNext }, { maxMs: 60_000, signal })
  expect(renderNext).toHaveBeenCalledTimes(2)
})
