import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

/**
 * Creates a choice that this device remembers. `parse` gets null where nothing is stored, and returns the default for it and for
 * whatever is not valid. Without storage a choice lives as long as the page.
 */
export function createDeviceSetting<Value extends string | number | boolean>(
  storageKey: string,
  parse: (stored: string | null) => Value,
) {
  const changes = createEmitter<void>()
  /** The choice where the browser refused to store it, so that it holds at least as long as the page. */
  let unsaved: Value | null = null

  function read(): Value {
    if (unsaved !== null) return unsaved
    try {
      return parse(localStorage.getItem(storageKey))
    } catch {
      return parse(null)
    }
  }

  function save(value: Value): void {
    try {
      localStorage.setItem(storageKey, String(value))
      unsaved = null
    } catch {
      // Some browsers refuse storage in private windows.
      unsaved = value
    }
    changes.emit()
  }

  return {
    read,
    save,
    /** Returns the choice and a function that changes it, for every part that shows it. */
    use: (): [Value, (value: Value) => void] => [useSyncExternalStore(changes.subscribe, read), save],
  }
}
