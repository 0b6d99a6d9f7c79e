/** Spreadsheets recognize UTF-8 by the byte order mark, which is removed when a response is read as text. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Downloads a text as a file. */
export function downloadCsv(text: string, name: string): void {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
