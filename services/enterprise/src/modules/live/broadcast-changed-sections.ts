import type { Broadcast } from '@hibiki/messaging'

export const SECTIONS_CHANGED_SUBJECT = 'enterprise.sections-changed'
export const SECTION_FREED_SUBJECT = 'enterprise.section-freed'

/** The maximum per message, so that it stays far below the broker's limit of 1 MB. */
const MAX_SECTIONS = 500

export interface SectionsChangedMessage {
  sectionIds: string[]
  /** When the change was committed, as ISO text, to measure the push latency. */
  at: string
}

/** Tells every replica, after the commit, to send these sections to their devices. */
export function broadcastChangedSections(
  broadcast: Broadcast,
  sectionIds: readonly string[],
  at: Date,
): void {
  for (let first = 0; first < sectionIds.length; first += MAX_SECTIONS) {
    const message: SectionsChangedMessage = {
      sectionIds: sectionIds.slice(first, first + MAX_SECTIONS),
      at: at.toISOString(),
    }
    broadcast.publish(SECTIONS_CHANGED_SUBJECT, message)
  }
}
