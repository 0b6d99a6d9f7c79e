import { useEffect } from 'react'

/** A file dropped beside the area would be opened by the browser in place of this page, with all that runs here. */
export function useIgnoreStrayDrops(): void {
  useEffect(() => {
    const onDragOrDrop = (event: DragEvent) => {
      // Dragged text still goes into the fields.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', onDragOrDrop)
    window.addEventListener('drop', onDragOrDrop)
    return () => {
      window.removeEventListener('dragover', onDragOrDrop)
      window.removeEventListener('drop', onDragOrDrop)
    }
  }, [])
}

/** The browser's own question before the page is closed or loaded anew. */
export function useAskBeforeLeaving(shouldAsk: boolean): void {
  useEffect(() => {
    if (!shouldAsk) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [shouldAsk])
}
