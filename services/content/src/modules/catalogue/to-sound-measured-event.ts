import type { EventPayload } from '@hibiki/event-contracts'

type Facts = Pick<EventPayload<'content.sound-measured.v1'>, 'soundId' | 'kind' | 'frequencies'>

/** Returns the event that sends the dominant frequencies of a sound to the services that store projections of sounds. */
export function toSoundMeasuredEvent({ soundId, kind, frequencies }: Facts) {
  return {
    subject: 'content.sound-measured.v1' as const,
    payload: { soundId, kind, frequencies, at: new Date().toISOString() },
  }
}
