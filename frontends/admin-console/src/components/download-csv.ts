/** Spreadsheets recognize UTF-8 by the byte order mark, which is removed when a response is read as text. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A browser may read the file only after it has asked where to save it. */
const READ_WITHIN_MS = 60_000

/** Downloads a text as a file. */
export function downloadCsv(text: string, name: string): void {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text
  const { createObjectURL, revokeObjectURL } = URL
  const url = createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => revokeObjectURL(url), READ_WITHIN_MS)
}
