import { ApiError } from '../../../lib/api/api-error.ts'
import { renewMediaLink } from '../api/renew-media-link.ts'
import { keepWhenHeard } from '../kept/keep-when-heard.ts'
import { keptSounds } from '../kept/kept-sounds.ts'
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
    renewLink: linkOrKept(sound),
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
      if (recorded) ends.push(keepWhenHeard(engine, { sound, ...recorded }))
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

/** A fresh link; without a network the sound goes on from the device, where it is kept. */
const linkOrKept =
  (sound: Sound) =>
  async (soundSrc: string): Promise<string> => {
    try {
      return await renewMediaLink(soundSrc)
    } catch (error) {
      const kept = error instanceof ApiError ? null : await keptSounds.pathOf(sound.id)
      if (kept === null) throw error
      return kept
    }
  }

function createAudio(): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  audio.setAttribute('controlsList', 'nodownload')
  return audio
}
