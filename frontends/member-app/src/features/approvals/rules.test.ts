import { describe, expect, it } from 'vitest'
import { canDecide, decisions } from './rules.ts'

describe('the buttons of an application', () => {
  it.each([
    ['0', ['approve', 'reject']],
    ['1', ['reject']],
    ['2', ['approve', 'delete']],
  ] as const)('offers for status %s the decisions %o', (status, offered) => {
    expect(decisions.filter((decision) => canDecide({ status, own: false }, decision))).toEqual(offered)
  })

  it.each(['0', '1', '2'] as const)('offers nothing to the applicant (status %s)', (status) => {
    expect(decisions.filter((decision) => canDecide({ status, own: true }, decision))).toEqual([])
  })
})
