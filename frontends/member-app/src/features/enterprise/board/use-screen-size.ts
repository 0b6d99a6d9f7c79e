import { useSyncExternalStore } from 'react'
import type { ScreenSize } from './board-layout.rules.ts'

let known: ScreenSize = { width: 0, height: 0 }

/** Returns the size of the window. */
export const useScreenSize = (): ScreenSize => useSyncExternalStore(subscribe, getScreen)

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

function getScreen(): ScreenSize {
  const { innerWidth: width, innerHeight: height } = window
  if (known.width !== width || known.height !== height) known = { width, height }
  return known
}
