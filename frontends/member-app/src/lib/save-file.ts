/** A browser may read the file only after it has asked where to save it. */
const READ_WITHIN_MS = 60_000

/** Lets the browser save a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const { createObjectURL, revokeObjectURL } = URL
  const url = createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => revokeObjectURL(url), READ_WITHIN_MS)
}
