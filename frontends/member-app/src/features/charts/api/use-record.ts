import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { mergeValues, toRecordInputs } from '../record.rules.ts'
import type { ChartRecord } from '../types.ts'
import { useInvalidateCharts } from './use-invalidate-charts.ts'

/** A record is opened by staff, by its customer, or by its customer on a device of staff. */
export type RecordReader = 'staff' | 'customer' | 'hand-over'

const paths = {
  staff: '/pic/calte/get-format-from-record',
  customer: '/customer/calte/get-format',
  'hand-over': '/pic/calte/hand-over/record',
} as const

function getRecordOptions(reader: RecordReader, calteRecordId: string) {
  const path = paths[reader]
  const init = { params: { query: { calteRecordId } } }
  return queryOptions({
    queryKey: ['get', path, init],
    queryFn: (): Promise<ChartRecord> =>
      unwrap(path === paths['hand-over'] ? api.GET(path) : api.GET(path, init)),
    // Each request of staff is one row of the log that the customer reads, so none is made without a view.
    staleTime: 60_000,
    retry: false,
  })
}

/** Returns under which key a record is in memory. */
export const getRecordKey = (reader: RecordReader, recordId: string) =>
  getRecordOptions(reader, recordId).queryKey

export const useRecord = (reader: RecordReader, recordId: string) =>
  useQuery(getRecordOptions(reader, recordId))

export interface RecordEdit {
  record: Pick<ChartRecord, 'recordId' | 'calteId' | 'generalCalteId' | 'calteItems'>
  /** The values that the edit began with and those it ends with, by field, tell who changed what. */
  base: Record<string, string>
  values: Record<string, string>
  version: number
  /** Undefined leaves the linked diagnosis as it is. */
  detectId?: string | null | undefined
}

async function send(reader: RecordReader, { record, values, version, detectId }: RecordEdit): Promise<void> {
  const { recordId: id, calteId, generalCalteId, calteItems } = record
  const calteRecord = {
    id,
    calteId,
    generalCalteId,
    version,
    calteInputRecords: toRecordInputs(calteItems, values),
  }
  const link = detectId === undefined ? {} : { aiEstheDetectFaceResultId: detectId }
  if (reader === 'hand-over') await api.POST('/pic/calte/hand-over/record', { body: { calteRecord } })
  else await api.POST('/common/calte/register-record', { body: { calteRecord, ...link } })
}

/** Carries the stored record when somebody else saved first, so that the page lets its reader choose. */
export class RecordConflictError extends Error {
  override readonly name = 'RecordConflictError'
  readonly stored: ChartRecord

  constructor(stored: ChartRecord) {
    super('the record was changed meanwhile')
    this.stored = stored
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CHARTS_RECORD_CHANGED'

/**
 * Saves the own fields of a record. Where somebody changed other fields meanwhile, both changes are kept; where they changed
 * the same ones, it rejects with {@link RecordConflictError}. `hasConflict` decides which of the two it is.
 */
export function useSaveRecord(
  reader: RecordReader,
  hasConflict: (entry: RecordEdit, stored: ChartRecord) => boolean,
) {
  const queryClient = useQueryClient()
  const invalidateCharts = useInvalidateCharts()
  return useMutation({
    mutationFn: async (entry: RecordEdit) => {
      try {
        await send(reader, entry)
      } catch (error) {
        if (!isConflict(error)) throw error
        const options = getRecordOptions(reader, entry.record.recordId)
        const stored = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        if (hasConflict(entry, stored)) throw new RecordConflictError(stored)
        const values = mergeValues({ base: entry.base, mine: entry.values, theirs: stored }, {})
        await send(reader, { ...entry, values, version: stored.version })
      }
    },
    onSuccess: invalidateCharts,
  })
}
