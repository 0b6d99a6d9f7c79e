import { useSyncExternalStore } from 'react'

/** Tells whether the browser knows that there is no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)

const isOffline = () => !navigator.onLine

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
