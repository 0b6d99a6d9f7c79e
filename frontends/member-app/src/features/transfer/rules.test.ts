import { expect, it } from 'vitest'
import { findTransferState } from './rules.ts'

const undoUntil = '2026-11-22T03:00:00.000Z'
const now = Date.parse('2026-11-21T03:00:00.000Z')

it('allows undoing a transfer once within 24 hours', () => {
  expect(findTransferState({ undoneAt: null, undoUntil }, now)).toBe('undoable')
  expect(findTransferState({ undoneAt: null, undoUntil }, Date.parse(undoUntil))).toBe('final')
  expect(findTransferState({ undoneAt: '2026-11-21T04:00:00.000Z', undoUntil }, now)).toBe('undone')
})
