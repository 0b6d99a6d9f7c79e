import { useEffect } from 'react'

/** A file dropped beside the area would be opened by the browser in place of this page, with all that runs here. */
export function useIgnoreStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      // Dragged text still goes into the fields.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
}

/** The browser's own question before the page is closed or loaded anew. */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
