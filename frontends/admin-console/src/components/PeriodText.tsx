import { type RaRecord, useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { DayText } from './DayText.tsx'

/** Formats a period by its first and last day, or a dash without one. */
export function PeriodText({ from, to }: { from: string | null; to: string | null }) {
  const translate = useTranslate()
  if (from === null || to === null) return <>{translate('console.none')}</>
  return (
    <>
      <DayText day={from} /> – <DayText day={to} />
    </>
  )
}

/** Formats the period of a record that has `periodFrom` and `periodTo`. */
export function PeriodField() {
  const record = useRecordContext<RaRecord>()
  if (!record) return null
  return <PeriodText from={record.periodFrom} to={record.periodTo} />
}
