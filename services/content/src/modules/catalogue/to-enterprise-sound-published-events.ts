import type { EventPayload } from '@hibiki/event-contracts'
import type { SoundDetails } from './sound-details.ts'

interface EnterpriseSoundPublished {
  subject: 'content.enterprise-sound-published.v1'
  payload: EventPayload<'content.enterprise-sound-published.v1'>
}

/** Returns the event by which enterprise offers a sound in rooms, or nothing for sounds of other kinds. */
export function toEnterpriseSoundPublishedEvents(
  { soundId, title, durationSeconds, at }: EventPayload<'content.sound-published.v2'>,
  details: SoundDetails,
  fileName: string,
): EnterpriseSoundPublished[] {
  if (details.kind !== 'enterprise') return []
  const { experience, withMusic, agencyId, roomId, sectionId } = details
  return [
    {
      subject: 'content.enterprise-sound-published.v1',
      payload: {
        soundId,
        title,
        fileName,
        experience,
        withMusic,
        agencyId,
        roomId,
        sectionId,
        durationSeconds,
        at,
      },
    },
  ]
}
