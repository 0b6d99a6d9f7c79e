import { describe, expect, it } from 'vitest'
import { getRetryDelayMs, toRecordOutcome } from './record-outcome.ts'

describe('toRecordOutcome', () => {
  it('retries the report while the server cannot be reached or fails', () => {
    expect(toRecordOutcome('unreachable')).toEqual({ kind: 'retry', afterMs: null, others: false })
    for (const status of [408, 500, 502, 503, 504])
      expect(toRecordOutcome({ status, code: 'E5000' })).toEqual({
        kind: 'retry',
        afterMs: null,
        others: true,
      })
  })

  it('waits as long as the server requests', () => {
    expect(toRecordOutcome({ status: 429, code: 'E4290', retryAfterSeconds: 7 })).toEqual({
      kind: 'retry',
      afterMs: 7000,
      others: false,
    })
  })

  it('returns login, which keeps the report for the next login, when the session has ended', () => {
    expect(toRecordOutcome({ status: 401, code: 'E4010' })).toEqual({ kind: 'login' })
    expect(toRecordOutcome({ status: 500, code: 'E5001' })).toEqual({ kind: 'login' })
    for (const code of ['CONTENT_PLAY_OF_ANOTHER', 'AIESTHE_CHECK_IN_OF_ANOTHER'])
      expect(toRecordOutcome({ status: 409, code })).toEqual({ kind: 'login' })
  })

  it('returns the reason of a report that the server will never accept', () => {
    expect(toRecordOutcome({ status: 400, code: 'E3001', message: '入力内容に誤りがあります。' })).toEqual({
      kind: 'refused',
      reason: '入力内容に誤りがあります。',
    })
  })

  it('counts the report as saved on 200', () => {
    expect(toRecordOutcome({ status: 200 })).toEqual({ kind: 'saved' })
  })
})

describe('getRetryDelayMs', () => {
  it('doubles the delay up to five minutes', () => {
    expect([1, 2, 3, 8, 9, 50].map((attempt) => getRetryDelayMs(attempt, () => 0))).toEqual([
      2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ])
  })

  it('shortens the delay by up to a quarter', () => {
    expect(getRetryDelayMs(1, () => 1)).toBe(1_500)
  })
})
