import { ApiError } from '../../../lib/api/api-error.ts'
import { readMember } from '../../session/session-tabs.ts'
import { renewMediaLink } from '../api/renew-media-link.ts'
import { downloadWhenHeard } from '../offline/download-when-heard.ts'
import { offlineSoundStore } from '../offline/offline-sound-store.ts'
import { appRecordSync } from '../record/app-record-sync.ts'
import { eveningListeningStore } from '../record/evening-listening-store.ts'
import { createPlayRecorder } from '../record/play-recorder.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { type ResumablePlay, resumablePlayStore } from '../record/resumable-play-store.ts'
import type { Sound } from '../types.ts'
import { enforceSinglePlayingTab } from './enforce-single-playing-tab.ts'
import { type Playback, playbackStore } from './playback-store.ts'
import type { PlayProgress } from './player-engine.contract.ts'
import { createPlayerEngine } from './player-engine.ts'
import { isSounding } from './player-state.ts'

interface Recorded {
  plan: PlanCodes
  userId: string
  resumed: ResumablePlay | null
}

/**
 * @param recorded null for visitors, whose plays are not recorded
 * @param address the path and query of the page with the whole player, which is this page unless it is named
 */
export function createPlayback(
  sound: Sound,
  recorded: Recorded | null,
  address = window.location.pathname + window.location.search,
): Playback {
  const resumed = recorded?.resumed ?? undefined
  const recorder =
    recorded && createPlayRecorder({ ...recorded, vibrationId: sound.id, sync: appRecordSync, resumed })
  const engine = createPlayerEngine({
    sound,
    renewLink: renewLinkOrPlayOffline(sound),
    recorder,
    resumed,
    onProgress: saveProgress,
    onFinished: addToEvening,
  })
  const [audio, accompaniment] = [createAudio(), createAudio()]
  accompaniment.dataset.companion = ''
  let savedSessionId: string | null = resumed?.session.playSessionId ?? null
  let cleanups: (() => void)[] = []

  function addToEvening({ heardSeconds }: { heardSeconds: number }) {
    if (recorded && isLoggedIn(recorded) && heardSeconds >= 1)
      eveningListeningStore.add(recorded.userId, Math.floor(heardSeconds))
  }

  function saveProgress({ position, heardSeconds }: PlayProgress) {
    const session = recorder?.session()
    if (session && isLoggedIn(session))
      resumablePlayStore.save({ position, heardSeconds, address, sound, session, savedAtMs: Date.now() })
    else if (savedSessionId) resumablePlayStore.forget(savedSessionId)
    savedSessionId = session?.playSessionId ?? null
  }

  const playback: Playback = {
    sound,
    engine,
    address,
    isRecorded: recorded !== null,
    canLeavePage: recorded?.plan.faceExpSoundResultId === undefined,
    attachTo(place) {
      place.append(audio)
      if (recorded) place.append(accompaniment)
      if (cleanups.length > 0) return
      cleanups = [
        engine.attach(audio),
        engine.attachAccompaniment(accompaniment),
        enforceSinglePlayingTab(engine),
        engine.subscribe(() => isSounding(engine.snapshot()) && playbackStore.begin(playback)),
      ]
      if (recorded) cleanups.push(downloadWhenHeard(engine, { sound, ...recorded }))
    },
    saveProgress: () => saveProgress(engine.snapshot()),
    end() {
      if (engine.snapshot().playSessionId !== null) addToEvening(engine.snapshot())
      for (const end of cleanups.splice(0).reverse()) end()
      audio.remove()
      accompaniment.remove()
      if (savedSessionId) resumablePlayStore.forget(savedSessionId)
    },
  }
  return playback
}

/** A play outlasts the session that ends it by a moment; by then nothing of the member may be stored again. */
const isLoggedIn = ({ userId }: { userId: string }): boolean => readMember()?.id === userId

/** Returns a fresh link, or the path of the offline sound where there is no network. */
const renewLinkOrPlayOffline =
  (sound: Sound) =>
  async (soundSrc: string): Promise<string> => {
    try {
      return await renewMediaLink(soundSrc)
    } catch (error) {
      const offlinePath = error instanceof ApiError ? null : await offlineSoundStore.findPath(sound.id)
      if (offlinePath === null) throw error
      return offlinePath
    }
  }

function createAudio(): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  audio.setAttribute('controlsList', 'nodownload')
  return audio
}
