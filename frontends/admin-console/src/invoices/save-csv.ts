/** Spreadsheets tell UTF-8 by the byte order mark, which reading the answer as text takes away. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands a text to the browser as a file to keep. */
export function saveCsv(text: string, name: string): void {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
