/**
 * Returns the check digit that stands before the twelve base digits of a Japanese corporate number (法人番号): nine less the
 * remainder by nine of the digits weighted 1, 2, 1, 2 … from the right.
 */
export function computeCorporateCheckDigit(base: string): number {
  const digits = [...base].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9)
}

/** Whether a text is a corporate number: thirteen digits, the first of which is the check digit of the others. */
export function isCorporateNumber(text: string): boolean {
  return /^[1-9][0-9]{12}$/.test(text) && Number(text[0]) === computeCorporateCheckDigit(text.slice(1))
}

/** Whether a text is the number of an issuer of qualified invoices (適格請求書発行事業者): T and thirteen digits with their check digit. */
export function isInvoiceRegistrationNumber(text: string): boolean {
  return text.startsWith('T') && isCorporateNumber(text.slice(1))
}
