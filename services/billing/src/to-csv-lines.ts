import { stringify } from 'csv-stringify/sync'

/** Begins a file: spreadsheets recognize UTF-8 by this mark, and otherwise assume an older Japanese encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Renders rows of CSV. Text that a spreadsheet would run as a formula begins with an apostrophe, because names are entered by members;
 * numbers are ours, negative ones too.
 */
export function toCsvLines(rows: (string | number)[][]): string {
  return stringify(rows, {
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { number: (figure) => ({ value: String(figure), escape_formulas: false }) },
  })
}
