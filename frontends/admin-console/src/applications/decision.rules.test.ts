import { describe, expect, it } from 'vitest'
import { canApprove, canDelete, canReject } from './decision.rules.ts'

describe('rules for deciding an application', () => {
  it.each([
    { status: '0', approve: true, reject: true, remove: false },
    { status: '1', approve: false, reject: true, remove: false },
    { status: '2', approve: true, reject: false, remove: true },
  ] as const)(
    'with status $status allows approval: $approve, rejection: $reject, deletion: $remove',
    (row) => {
      expect([canApprove(row), canReject(row), canDelete(row)]).toEqual([row.approve, row.reject, row.remove])
    },
  )
})
