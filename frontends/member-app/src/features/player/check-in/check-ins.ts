import { createCheckInStore } from './check-in-store.ts'
import { checkInSync } from './check-in-sync.ts'

/** The check-ins of this tab. */
export const checkIns = createCheckInStore({ report: checkInSync.report })
