import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { merge } from '../record-rules.ts'
import type { ChartField, ChartRecord, RecordBody } from '../types.ts'
import { chartKey } from './keys.ts'

/** As whom a record is opened: staff, its customer, or its customer on a device of staff. */
export type Reader = 'staff' | 'customer' | 'hand-over'

const readers: Record<Reader, (calteRecordId: string) => Promise<ChartRecord>> = {
  staff: (calteRecordId) =>
    unwrap(api.GET('/pic/calte/get-format-from-record', { params: { query: { calteRecordId } } })),
  customer: (calteRecordId) =>
    unwrap(api.GET('/customer/calte/get-format', { params: { query: { calteRecordId } } })),
  'hand-over': () => unwrap(api.GET('/pic/calte/hand-over/record')),
}

const recordOptions = (reader: Reader, recordId: string) =>
  queryOptions({
    queryKey: [...chartKey, 'record', reader, recordId],
    queryFn: () => readers[reader](recordId),
    // Every look of staff is one row that the customer reads: no looks that nobody took.
    staleTime: 60_000,
    retry: false,
  })

/** One record with its format. */
export const useRecord = (reader: Reader, recordId: string) => useQuery(recordOptions(reader, recordId))

/** What one side sends of a record. */
export interface Entry {
  record: Pick<ChartRecord, 'recordId' | 'calteId' | 'generalCalteId' | 'calteItems'>
  /** What the edit began with and what it made of it, by field. */
  base: Record<string, string>
  values: Record<string, string>
  version: number
  /** Undefined leaves the linked diagnosis as it is. */
  detectId?: string | null | undefined
}

const inputsOf = (fields: readonly ChartField[], values: Record<string, string>) =>
  fields
    .filter(({ editable }) => editable)
    .map(({ id, customerInput }) => ({ generalCalteItemId: id, customerInput, inputValue: values[id] ?? '' }))

async function send(reader: Reader, { record, values, version, detectId }: Entry): Promise<void> {
  const { recordId: id, calteId, generalCalteId, calteItems } = record
  const calteRecord = {
    id,
    calteId,
    generalCalteId,
    version,
    calteInputRecords: inputsOf(calteItems, values),
  }
  const link = detectId === undefined ? {} : { aiEstheDetectFaceResultId: detectId }
  if (reader === 'hand-over') await api.POST('/pic/calte/hand-over/record', { body: { calteRecord } })
  else await api.POST('/common/calte/register-record', { body: { calteRecord, ...link } })
}

/** What is stored by now, where somebody else was faster; thrown so that the page lets its reader choose. */
export class RecordConflict extends Error {
  override readonly name = 'RecordConflict'
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
 * the same ones, it rejects with {@link RecordConflict}. `hasConflict` decides which of the two it is.
 */
export function useSaveRecord(reader: Reader, hasConflict: (entry: Entry, stored: ChartRecord) => boolean) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (entry: Entry) => {
      try {
        await send(reader, entry)
      } catch (error) {
        if (!isConflict(error)) throw error
        const options = recordOptions(reader, entry.record.recordId)
        const stored = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        if (hasConflict(entry, stored)) throw new RecordConflict(stored)
        const values = merge({ base: entry.base, mine: entry.values, theirs: stored }, {})
        await send(reader, { ...entry, values, version: stored.version })
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chartKey }),
  })
}

/** Begins a record with the newest version of a customer's format; returns its id. */
export function useCreateRecord() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (options: {
      format: { calteId: string; generalCalteId: string }
      fields: readonly ChartField[]
      values: Record<string, string>
      detectId: string | null
      requestKey: string
    }): Promise<string> => {
      const body: RecordBody = {
        aiEstheDetectFaceResultId: options.detectId,
        calteRecord: { ...options.format, calteInputRecords: inputsOf(options.fields, options.values) },
      }
      const params = { header: { 'idempotency-key': options.requestKey } }
      return unwrap(api.POST('/common/calte/register-record', { body, params }))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chartKey }),
  })
}
