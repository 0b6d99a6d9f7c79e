import { useEffect } from 'react'

/** The browser would replace this page, with all running uploads, by a file that is dropped beside the drop area. */
export function usePreventFileDropNavigation(): void {
  useEffect(() => {
    const onDragOrDrop = (event: DragEvent) => {
      // Dragged text can still be dropped into fields.
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

/** Shows the browser's own question before the page is closed or reloaded. */
export function useConfirmBeforeUnload(shouldAsk: boolean): void {
  useEffect(() => {
    if (!shouldAsk) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [shouldAsk])
}
