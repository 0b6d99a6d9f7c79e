import { useCallback } from 'react'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useOnRecordSaved } from '../../player/record/app-record-sync.ts'

/** Loads the member's seven nights, and loads them again when the record of a play has reached the server. */
export function useSevenNights() {
  const invalidate = useInvalidate()
  useOnRecordSaved(useCallback(() => void invalidate('/activity/seven-nights'), [invalidate]))
  return $api.useQuery('get', '/activity/seven-nights', undefined, { staleTime: 0 })
}
