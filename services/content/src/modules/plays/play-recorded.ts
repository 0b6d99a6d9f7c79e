import type { EventPayload } from '@hibiki/event-contracts'
import { type NamedSound, toLocalTitle } from '../catalogue/sound-names.ts'
import type { Play } from './play-ledger.rules.ts'

interface PlayRecorded {
  subject: 'content.play-recorded.v2'
  payload: EventPayload<'content.play-recorded.v2'>
}

/** Returns the event with the current state of a play; `sound` is null while it is unknown. */
export function toPlayRecorded(play: Play, sound: NamedSound | null): PlayRecorded {
  return {
    subject: 'content.play-recorded.v2',
    payload: {
      playId: play.id,
      userId: play.memberId,
      soundId: play.soundId,
      soundTitle: sound && toLocalTitle(sound),
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
