import { describe, expect, it } from 'vitest'
import { getTransferState } from './transfer-state.rules.ts'

const undoUntil = '2026-11-21T10:00:00.000Z'
const end = Date.parse(undoUntil)

describe('undoing a transfer', () => {
  it('is possible until the moment the server named, and not at it', () => {
    expect(getTransferState({ undoneAt: null, undoUntil }, end - 1)).toBe('undoable')
    expect(getTransferState({ undoneAt: null, undoUntil }, end)).toBe('final')
  })

  it('is possible only once', () => {
    expect(getTransferState({ undoneAt: undoUntil, undoUntil }, end - 1)).toBe('undone')
  })
})
