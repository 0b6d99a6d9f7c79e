import { useTranslate } from 'react-admin'

/** How figures are written; null is nothing that was measured. */
export function useFigureFormats() {
  const translate = useTranslate()
  const format = (value: number | null, write: (value: number) => string) =>
    value === null ? translate('console.none') : write(value)
  return {
    formatCount: (value: number | null) => format(value, (figure) => figure.toLocaleString()),
    formatPercent: (value: number | null) => format(value, (figure) => `${Math.round(figure * 100)} %`),
    formatPoints: (value: number | null) => format(value, (figure) => figure.toFixed(1)),
    formatChange: (value: number | null) => format(value, formatSigned),
  }
}

/** With its sign, also a plus; what rounds to nothing has none. */
export function formatSigned(value: number): string {
  const magnitude = Math.abs(value).toFixed(1)
  if (Number(magnitude) === 0) return '0.0'
  return `${value > 0 ? '+' : '−'}${magnitude}`
}
