import { type DragEvent, useRef, useState } from 'react'

/** Takes files that are dropped on an element or chosen with an input. Spread `dropTarget` on the element. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const chooseFiles = (files: FileList | null) => {
    onFiles([...(files ?? [])])
    // Clearing the value lets a person choose the same file again, for example after a correction.
    if (input.current) input.current.value = ''
  }
  const dropTarget = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      chooseFiles(event.dataTransfer.files)
    },
  }
  return { input, isOver, chooseFiles, dropTarget }
}
