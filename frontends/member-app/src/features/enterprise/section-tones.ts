import type { StatusTone } from '../../components/StatusLabel.tsx'
import type { OverviewSection } from './types.ts'

export const sectionTones: Record<OverviewSection['state'], StatusTone> = {
  playing: 'done',
  stopped: 'quiet',
  offline: 'refused',
  free: 'waiting',
}

/** Returns the id of the card of a section on the page of the rooms. */
export const toSectionCardId = (sectionId: string): string => `section-${sectionId}`
