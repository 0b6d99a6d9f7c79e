import type { EventPayload } from '@hibiki/event-contracts'
import type { Play } from './play-ledger.rules.ts'

interface PlayRecorded {
  subject: 'content.play-recorded.v2'
  payload: EventPayload<'content.play-recorded.v2'>
}

/** The event that tells of a play as it is now; `title` is that of its sound, null while none is known. */
export function playRecorded(play: Play, title: string | null): PlayRecorded {
  return {
    subject: 'content.play-recorded.v2',
    payload: {
      playId: play.id,
      userId: play.memberId,
      soundId: play.soundId,
      // Sounds have one title, in the language they were published with.
      soundTitle: title === null ? null : { ja: title, en: title },
      faceExpSoundResultId: play.faceResultId,
      dmvTypeCode: play.dmvTypeCode,
      planCode: play.planCode,
      startedAt: new Date(play.startedAt * 1000).toISOString(),
      endedAt: new Date(play.endedAt * 1000).toISOString(),
      playedSeconds: play.playedSeconds,
      countedSeconds: play.countedSeconds,
      revision: play.revision,
    },
  }
}
