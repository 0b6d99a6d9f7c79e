import type { KeyboardEvent } from 'react'
import type { PlayerEngine } from '../audio/engine-contract.ts'
import { arrowSeekSeconds, arrowVolumeStep, type Shortcut, shortcutFor } from '../rules.ts'

/**
 * Space, arrows and m, while the focus is inside the player: single keys for the whole page would get in the way of
 * screen readers and speech input (WCAG 2.1.4).
 */
export function useShortcuts(engine: PlayerEngine): (event: KeyboardEvent) => void {
  const acts: Record<Shortcut, () => void> = {
    toggle: engine.toggle,
    back: () => engine.seek(engine.snapshot().position - arrowSeekSeconds),
    forward: () => engine.seek(engine.snapshot().position + arrowSeekSeconds),
    louder: () => engine.setVolume(engine.snapshot().volume + arrowVolumeStep),
    quieter: () => engine.setVolume(engine.snapshot().volume - arrowVolumeStep),
    mute: engine.toggleMute,
  }
  return (event) => {
    const shortcut = shortcutFor(event)
    if (!shortcut) return
    event.preventDefault()
    acts[shortcut]()
  }
}
