import { saveFile } from '../../lib/save-file.ts'

/** Opens the device's share sheet with a file, or saves the file where there is none. Resolves when the sheet was closed without sharing, too. */
export async function shareFile(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // A member who closed the share sheet changed their mind, which is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** @throws when the device keeps no pictures */
export async function toPngFile(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('this device keeps no pictures')
  return new File([blob], 'hibiki.png', { type: 'image/png' })
}
