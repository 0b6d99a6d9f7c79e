import { createDeviceDrafts } from '../../lib/device-drafts.ts'
import type { FormatValues } from './format-rules.ts'
import type { FieldValues } from './record-rules.ts'

/** An unsent entry of a record: what was typed, and the state of the record it began with. */
export interface RecordDraft {
  values: FieldValues
  base: FieldValues
  /** Of the record the edit began with; 0 for one that does not exist yet. */
  version: number
  /** The diagnosis chosen for it; undefined leaves it as it is. */
  detectId?: string | null
  /** The key of creating exactly this record. */
  requestKey: string
}

/** The most private texts of the product stay on a device for a week at most, and never beyond a logout. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

const isTexts = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

export const recordDrafts = createDeviceDrafts<RecordDraft>({
  prefix: 'hibiki.chart.record.',
  maxAgeMs: KEPT_FOR_MS,
  parse(stored) {
    const { values, base, version, requestKey } = stored as Partial<RecordDraft>
    if (!isTexts(values) || !isTexts(base) || typeof version !== 'number' || !requestKey) return null
    const { detectId } = stored as Partial<RecordDraft>
    return { values, base, version, requestKey, ...(detectId !== undefined && { detectId }) }
  },
})

export const formatDrafts = createDeviceDrafts<FormatValues>({
  prefix: 'hibiki.chart.format.',
  maxAgeMs: KEPT_FOR_MS,
  parse(stored) {
    const { title, items } = stored as Partial<FormatValues>
    return typeof title === 'string' && Array.isArray(items) ? { title, items } : null
  },
})

/** All drafts of charts on this device. */
export const chartDrafts = {
  clearAll(): void {
    recordDrafts.clearAll()
    formatDrafts.clearAll()
  },
  sweep(memberId: string | null, nowMs: number): void {
    recordDrafts.sweep(memberId, nowMs)
    formatDrafts.sweep(memberId, nowMs)
  },
}
