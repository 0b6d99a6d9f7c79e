import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

/**
 * Creates a choice that this device remembers. `parse` gets null where nothing is stored, and returns the default for it and for
 * whatever is not valid. Without storage the default stays.
 */
export function createDeviceSetting<Value extends string | number | boolean>(
  storageKey: string,
  parse: (stored: string | null) => Value,
) {
  const changes = createEmitter<void>()

  function read(): Value {
    try {
      return parse(localStorage.getItem(storageKey))
    } catch {
      return parse(null)
    }
  }

  function save(value: Value): void {
    try {
      localStorage.setItem(storageKey, String(value))
    } catch {
      // Some browsers refuse storage in private windows.
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
