import { describe, expect, it } from 'vitest'
import { transferState } from './undo-rule.ts'

const undoUntil = '2026-11-21T10:00:00.000Z'
const end = Date.parse(undoUntil)

describe('undoing a transfer', () => {
  it('is possible until the moment the server named, and not at it', () => {
    expect(transferState({ undoneAt: null, undoUntil }, end - 1)).toBe('undoable')
    expect(transferState({ undoneAt: null, undoUntil }, end)).toBe('final')
  })

  it('is possible only once', () => {
    expect(transferState({ undoneAt: undoUntil, undoUntil }, end - 1)).toBe('undone')
  })
})
