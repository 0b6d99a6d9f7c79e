import { type RaRecord, useRecordContext } from 'react-admin'
import { DateTime } from './DateTime.tsx'

export function DateTimeField({ source }: { source: string }) {
  const record = useRecordContext<RaRecord>()
  return <DateTime at={record?.[source]} />
}
