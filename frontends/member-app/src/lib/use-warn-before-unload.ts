import { useEffect } from 'react'

/** Makes the browser ask before the page is closed or reloaded. */
export function useWarnBeforeUnload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isActive])
}
