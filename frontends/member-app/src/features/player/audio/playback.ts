import { renewMediaLink } from '../api/renew-media-link.ts'
import { createPlayRecorder } from '../record/play-recorder.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { records } from '../record/records.ts'
import { type ResumablePlay, resumablePlay } from '../record/resumable-play.ts'
import type { Sound } from '../types.ts'
import type { PlayMoment } from './engine-contract.ts'
import { type Playback, playbackStore } from './playback-store.ts'
import { createPlayerEngine } from './player-engine.ts'
import { isSounding } from './player-state.ts'
import { joinSolePlayback } from './sole-playback.ts'

interface Recorded {
  plan: PlanCodes
  userId: string
  resumed: ResumablePlay | null
}

/** @param recorded null where nothing is recorded (visitors) */
export function createPlayback(sound: Sound, recorded: Recorded | null): Playback {
  const address = window.location.pathname + window.location.search
  const resumed = recorded?.resumed ?? undefined
  const recorder =
    recorded && createPlayRecorder({ ...recorded, vibrationId: sound.id, sync: records, resumed })
  const engine = createPlayerEngine({
    sound,
    renewLink: renewMediaLink,
    recorder,
    resumed,
    onMoment: remember,
  })
  const [audio, companion] = [createAudio(), createAudio()]
  companion.dataset.companion = ''
  let remembered: string | null = resumed?.session.playSessionId ?? null
  let ends: (() => void)[] = []

  function remember({ position, heardSeconds }: PlayMoment) {
    const session = recorder?.session()
    if (session)
      resumablePlay.save({ position, heardSeconds, address, sound, session, savedAtMs: Date.now() })
    else if (remembered) resumablePlay.forget(remembered)
    remembered = session?.playSessionId ?? null
  }

  const playback: Playback = {
    sound,
    engine,
    address,
    mayLeavePage: recorded !== null && recorded.plan.faceExpSoundResultId === undefined,
    show(place) {
      place.append(audio)
      if (recorded) place.append(companion)
      if (ends.length > 0) return
      ends = [
        engine.attach(audio),
        engine.attachCompanion(companion),
        joinSolePlayback(engine),
        engine.subscribe(() => isSounding(engine.snapshot()) && playbackStore.begin(playback)),
      ]
    },
    remember: () => remember(engine.snapshot()),
    end() {
      for (const end of ends.splice(0).reverse()) end()
      audio.remove()
      companion.remove()
      if (remembered) resumablePlay.forget(remembered)
    },
  }
  return playback
}

function createAudio(): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  audio.setAttribute('controlsList', 'nodownload')
  return audio
}
