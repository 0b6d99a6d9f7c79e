import { useTranslate } from '../i18n/use-translate.ts'

/** Returns functions that format figures; null means that nothing was measured. */
export function useFigureFormatters() {
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

/** Formats a number with its sign, including a plus; a number that rounds to zero has none. */
export function formatSigned(value: number): string {
  const magnitude = Math.abs(value).toFixed(1)
  if (Number(magnitude) === 0) return '0.0'
  return `${value > 0 ? '+' : '−'}${magnitude}`
}
