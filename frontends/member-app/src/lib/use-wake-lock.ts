import { useEffect } from 'react'

/** Keeps the screen on; a browser releases the lock whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) void lock.release()
      } catch {
        // The browser refuses with a low battery; the page goes on with a dark screen.
      }
    }
    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [])
}
