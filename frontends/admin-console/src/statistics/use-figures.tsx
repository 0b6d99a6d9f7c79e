import { useTranslate } from 'react-admin'

/** How figures are written; null is nothing that was measured. */
export function useFigures() {
  const translate = useTranslate()
  const format = (value: number | null, write: (value: number) => string) =>
    value === null ? translate('console.none') : write(value)
  return {
    count: (value: number | null) => format(value, (given) => given.toLocaleString()),
    percent: (value: number | null) => format(value, (given) => `${Math.round(given * 100)} %`),
    points: (value: number | null) => format(value, (given) => given.toFixed(1)),
    change: (value: number | null) => format(value, signed),
  }
}

/** With its sign, also a plus; what rounds to nothing has none. */
export function signed(value: number): string {
  const written = Math.abs(value).toFixed(1)
  if (Number(written) === 0) return '0.0'
  return `${value > 0 ? '+' : '−'}${written}`
}
