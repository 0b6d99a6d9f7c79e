import { createDeviceDrafts } from '../../lib/device-drafts.ts'

/** The answers given so far, by question, and the key of sending exactly these. */
export interface Draft {
  choices: Readonly<Record<string, string>>
  requestKey: string
}

/** One member's unsent answers to one mental check. */
export const draftStorage = createDeviceDrafts<Draft>({
  prefix: 'hibiki.mental-check.',
  maxAgeMs: 7 * 24 * 60 * 60 * 1000,
  parse({ choices, requestKey }) {
    if (typeof choices !== 'object' || choices === null || typeof requestKey !== 'string') return null
    return { choices: choices as Draft['choices'], requestKey }
  },
})
