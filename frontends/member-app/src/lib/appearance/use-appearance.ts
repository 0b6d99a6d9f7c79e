import { useSyncExternalStore } from 'react'
import { appearanceStore } from './appearance-store.ts'

/** Day or night, as it is now. */
export const useAppearance = () => useSyncExternalStore(appearanceStore.subscribe, appearanceStore.current)

/** What was chosen for this browser. */
export const useAppearanceChoice = () =>
  useSyncExternalStore(appearanceStore.subscribe, appearanceStore.choice)
