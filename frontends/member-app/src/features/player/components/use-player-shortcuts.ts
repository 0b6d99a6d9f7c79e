import type { KeyboardEvent } from 'react'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import { ARROW_SEEK_SECONDS, ARROW_VOLUME_STEP, findPlayerShortcut, type PlayerShortcut } from '../rules.ts'

/**
 * Handles space, arrows and m while the focus is inside the player, because single keys for the whole page would conflict with
 * screen readers and speech input (WCAG 2.1.4).
 */
export function usePlayerShortcuts(engine: PlayerEngine): (event: KeyboardEvent) => void {
  const acts: Record<PlayerShortcut, () => void> = {
    toggle: engine.toggle,
    back: () => engine.seek(engine.snapshot().position - ARROW_SEEK_SECONDS),
    forward: () => engine.seek(engine.snapshot().position + ARROW_SEEK_SECONDS),
    louder: () => engine.setVolume(engine.snapshot().volume + ARROW_VOLUME_STEP),
    quieter: () => engine.setVolume(engine.snapshot().volume - ARROW_VOLUME_STEP),
    mute: engine.toggleMute,
  }
  return (event) => {
    const shortcut = findPlayerShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    acts[shortcut]()
  }
}
