import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { clockRoutes } from './clock-routes.ts'
import { openMovableClock } from './movable-clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'hibiki-clock-'))
const file = join(folder, 'clock.json')
const clock = openMovableClock(file)
const passed: Date[] = []
const app = fastify()
app.register(
  clockRoutes(clock, async () => {
    passed.push(clock.now())
  }),
)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const move = async (payload: object) => {
  const answer = await app.inject({ method: 'POST', url: '/dev/clock', payload })
  return { status: answer.statusCode, now: String(answer.json().now) }
}

describe('POST /dev/clock', () => {
  it('moves the clock to a moment or by a duration, after which everything due has run', async () => {
    const { status, now } = await move({ now: '2027-01-31T03:00:00Z' })
    expect([status, now.slice(0, 16)]).toEqual([200, '2027-01-31T03:00'])
    expect((await move({ advance: 'P1M' })).now.slice(0, 16)).toBe('2027-02-28T03:00')
    expect(passed.map((at) => at.toISOString().slice(0, 10))).toEqual(['2027-01-31', '2027-02-28'])
    expect((await app.inject('/dev/clock')).json().now.slice(0, 16)).toBe('2027-02-28T03:00')
  })

  it('keeps the moved clock after a restart', () => {
    const again = openMovableClock(file)
    expect(Math.abs(again.now().getTime() - clock.now().getTime())).toBeLessThan(1000)
  })

  it.each([
    {},
    { now: 'soon' },
    { advance: '1 month' },
    { now: '1900-01-01T00:00:00Z' },
    { advance: 'P900Y' },
  ])('responds 400 to %j', async (payload) => {
    expect((await move(payload)).status).toBe(400)
  })
})
