import type { ErrorCatalogue } from '../errors/error-entry.ts'

/**
 * Compares an error catalogue with the table of docs/errors.md, both ways, and returns one sentence per difference.
 * Rows look like `| E4001 | 401 | … |`: the code in the first column, the status in the second. `section` is the `##`
 * heading that belongs to the catalogue (a service's name, "Every service" for `commonErrorCatalogue`); without it every row counts.
 */
export function checkDocumentedErrors({
  section,
  markdown,
  catalogue,
}: {
  catalogue: ErrorCatalogue
  markdown: string
  section?: string
}): string[] {
  const rows = tableRows(section === undefined ? markdown : sectionOf(markdown, section))
  const problems: string[] = []
  for (const [code, entry] of Object.entries(catalogue)) {
    const status = rows.get(code)
    if (status === undefined) problems.push(`${code} is not documented`)
    else if (status !== String(entry.status)) problems.push(`${code} is documented with status ${status}`)
  }
  for (const code of rows.keys()) {
    if (!(code in catalogue)) problems.push(`${code} is documented but unknown`)
  }
  return problems
}

function sectionOf(markdown: string, heading: string): string {
  const sections = markdown.split(/^## /m)
  return sections.find((section) => section.split('\n', 1)[0]?.trim() === heading) ?? ''
}

/** Code → status of every table row that starts with a code. */
function tableRows(markdown: string): Map<string, string> {
  const rows = new Map<string, string>()
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) continue
    const [code = '', status = ''] = line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim().replaceAll('`', ''))
    if (/^[A-Z][A-Z0-9_]{3,}$/.test(code)) rows.set(code, status)
  }
  return rows
}
