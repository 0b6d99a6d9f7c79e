import { useSyncExternalStore } from 'react'
import { appearanceStore } from './appearance-store.ts'

/** Returns day or night, as it is now. */
export const useAppearance = () => useSyncExternalStore(appearanceStore.subscribe, appearanceStore.current)

/** Returns the choice of this browser. */
export const useAppearanceChoice = () =>
  useSyncExternalStore(appearanceStore.subscribe, appearanceStore.choice)
