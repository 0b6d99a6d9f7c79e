import type { ErrorCatalogue } from '../errors/catalogue.ts'

/**
 * Compares an error catalogue with the table of docs/errors.md, both ways, and returns one sentence per difference.
 * Rows look like `| E4001 | 401 | … |`: the code in the first column, the status in the second. Give all services'
 * catalogues merged, or the rows one service owns by `only` (for example the codes of its own catalogue).
 */
export function checkErrorTable(o: {
  catalogue: ErrorCatalogue
  markdown: string
  only?: (code: string, cells: string[]) => boolean
}): string[] {
  const rows = tableRows(o.markdown)
  const problems: string[] = []
  for (const [code, entry] of Object.entries(o.catalogue)) {
    const cells = rows.get(code)
    if (!cells) problems.push(`${code} is not documented`)
    else if (cells[1] !== String(entry.status)) problems.push(`${code} is documented with status ${cells[1]}`)
  }
  for (const [code, cells] of rows) {
    if (!(code in o.catalogue) && (o.only?.(code, cells) ?? true))
      problems.push(`${code} is documented but unknown`)
  }
  return problems
}

function tableRows(markdown: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const line of markdown.split('\n')) {
    if (!line.trimStart().startsWith('|')) continue
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''))
    const code = cells[0] ?? ''
    if (/^E\d{4}$/.test(code)) rows.set(code, cells)
  }
  return rows
}
