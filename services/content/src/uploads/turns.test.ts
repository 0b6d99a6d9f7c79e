import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets a few in, the others in order, and a turn given back twice counts once', async () => {
  const turn = createTurns(2)
  const order: number[] = []
  const [first] = await Promise.all([turn(), turn()])
  const waiting = [3, 4].map(async (who) => {
    const release = await turn()
    order.push(who)
    return release
  })
  first()
  first()
  const third = await waiting[0]
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(order).toEqual([3])
  third?.()
  await waiting[1]
  expect(order).toEqual([3, 4])
})
