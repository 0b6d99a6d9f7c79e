import { useSyncExternalStore } from 'react'
import type { BoardScreen } from './board-layout.rules.ts'

let known: BoardScreen = { width: 0, height: 0 }

/** Returns the size of the window. */
export const useScreenSize = (): BoardScreen => useSyncExternalStore(subscribe, getScreen)

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

function getScreen(): BoardScreen {
  const { innerWidth: width, innerHeight: height } = window
  if (known.width !== width || known.height !== height) known = { width, height }
  return known
}
