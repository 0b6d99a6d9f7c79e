import { describe, expect, it } from 'vitest'
import { decideLoginAttempt, type ThrottleState } from './login-backoff.rules.ts'

const start = new Date('2026-11-01T00:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('decideLoginAttempt', () => {
  it('allows 5 attempts and then waits 1, 2, 4, 8, 15, 15 minutes', () => {
    let state: ThrottleState | null = null
    let now = start
    const waits: number[] = []
    for (let attempt = 0; attempt < 10; attempt++) {
      const decision = decideLoginAttempt(state, now)
      if (!decision.allowed) throw new Error('must be allowed after waiting')
      state = decision.next
      const blocked = decideLoginAttempt(state, now)
      waits.push(blocked.allowed ? 0 : blocked.retryAfterSeconds)
      now = state.blockedUntil ?? now
    }
    expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900])
  })

  it('allows at most 15 attempts in an hour', () => {
    let state: ThrottleState | null = null
    let evaluated = 0
    for (let second = 0; second < 3600; second++) {
      const decision = decideLoginAttempt(state, at(second))
      if (!decision.allowed) continue
      evaluated++
      state = decision.next
    }
    expect(evaluated).toBeLessThanOrEqual(15)
  })

  it('starts again after a day without attempts', () => {
    const old: ThrottleState = { failures: 12, blockedUntil: at(900), lastAttemptAt: start }
    expect(decideLoginAttempt(old, at(86_401))).toMatchObject({
      allowed: true,
      next: { failures: 1, blockedUntil: null },
    })
    expect(decideLoginAttempt(old, at(86_400))).toMatchObject({ allowed: true, next: { failures: 13 } })
  })
})
