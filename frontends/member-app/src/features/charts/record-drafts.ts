import { DRAFT_MAX_AGE_MS } from '../../lib/device-data/personal-data.ts'
import { createDeviceDraftStore } from '../../lib/device-draft-store.ts'
import type { FormatValues } from './format.rules.ts'
import type { FieldValues } from './record.rules.ts'

/** A draft holds what was typed and the record that the edit began with. */
export interface RecordDraft {
  values: FieldValues
  base: FieldValues
  /** The version of the record that the edit began with; 0 for a new one. */
  version: number
  /** Undefined leaves the linked diagnosis as it is. */
  detectId?: string | null
  /** The fields that were copied from the last visit and not confirmed yet. */
  unconfirmed?: readonly string[]
  /** This key makes repeated requests create the record only once. */
  requestKey: string
}

const isTexts = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

export const recordDrafts = createDeviceDraftStore<RecordDraft>({
  prefix: 'hibiki.chart.record.',
  maxAgeMs: DRAFT_MAX_AGE_MS,
  parse(stored) {
    const { values, base, version, requestKey } = stored as Partial<RecordDraft>
    if (!isTexts(values) || !isTexts(base) || typeof version !== 'number' || !requestKey) return null
    const { detectId, unconfirmed } = stored as Partial<RecordDraft>
    if (unconfirmed !== undefined && !isTextList(unconfirmed)) return null
    return {
      values,
      base,
      version,
      requestKey,
      ...(detectId !== undefined && { detectId }),
      ...(unconfirmed !== undefined && { unconfirmed }),
    }
  },
})

export const formatDrafts = createDeviceDraftStore<FormatValues>({
  prefix: 'hibiki.chart.format.',
  maxAgeMs: DRAFT_MAX_AGE_MS,
  parse(stored) {
    const { title, items } = stored as Partial<FormatValues>
    return typeof title === 'string' && Array.isArray(items) ? { title, items } : null
  },
})
