import { createDeviceDrafts } from '../../lib/device-drafts.ts'

/** The answers so far, by question, and the idempotency key of sending exactly these. */
export interface Draft {
  choices: Readonly<Record<string, string>>
  requestKey: string
}

/** Stores a member's unsent answers to a mental check. */
export const draftStorage = createDeviceDrafts<Draft>({
  prefix: 'hibiki.mental-check.',
  maxAgeMs: 7 * 24 * 60 * 60 * 1000,
  parse({ choices, requestKey }) {
    if (typeof choices !== 'object' || choices === null || typeof requestKey !== 'string') return null
    return { choices: choices as Draft['choices'], requestKey }
  },
})
