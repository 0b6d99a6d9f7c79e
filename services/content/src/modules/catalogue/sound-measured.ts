import type { EventPayload } from '@hibiki/event-contracts'

type Facts = Pick<EventPayload<'content.sound-measured.v1'>, 'soundId' | 'kind' | 'frequencies'>

/** Tells those who keep copies of a sound what it consists of. */
export function soundMeasured({ soundId, kind, frequencies }: Facts) {
  return {
    subject: 'content.sound-measured.v1' as const,
    payload: { soundId, kind, frequencies, at: new Date().toISOString() },
  }
}
