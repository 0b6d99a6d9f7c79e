import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('limiter', () => {
  it('hands out its places in order and no more', async () => {
    const limiter = createLimiter(2)
    const taken: number[] = []
    const returns: (() => void)[] = []
    for (const taker of [1, 2, 3, 4])
      void limiter.take().then((giveBack) => {
        taken.push(taker)
        returns.push(giveBack)
      })
    await tick()
    expect(taken).toEqual([1, 2])
    returns[0]?.()
    returns[0]?.()
    await tick()
    expect(taken, 'a place given back twice counts once').toEqual([1, 2, 3])
  })

  it('is idle when every place is back', async () => {
    const limiter = createLimiter(1)
    await limiter.idle()
    const giveBack = await limiter.take()
    let idle = false
    const wait = limiter.idle().then(() => {
      idle = true
    })
    await tick()
    expect(idle).toBe(false)
    giveBack()
    await wait
    expect(idle).toBe(true)
  })
})
