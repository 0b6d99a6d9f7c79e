import { DRAFT_MAX_AGE_MS } from '../../lib/device-data/personal-data.ts'
import { createDeviceDraftStore } from '../../lib/device-draft-store.ts'

/** The answers so far, by question, and the idempotency key of sending exactly these. */
export interface MentalCheckDraft {
  choices: Readonly<Record<string, string>>
  requestKey: string
}

/** Stores a member's unsent answers to a mental check. */
export const mentalCheckDraftStorage = createDeviceDraftStore<MentalCheckDraft>({
  prefix: 'hibiki.mental-check.',
  maxAgeMs: DRAFT_MAX_AGE_MS,
  parse({ choices, requestKey }) {
    if (typeof choices !== 'object' || choices === null || typeof requestKey !== 'string') return null
    return { choices: choices as MentalCheckDraft['choices'], requestKey }
  },
})
