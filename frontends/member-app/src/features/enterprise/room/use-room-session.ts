import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { shellUpdate } from '../../../lib/service-worker/shell-update.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { roomApi } from '../api/room-api.ts'
import { createMixer } from './mixer.ts'
import { createPlaylistCursor } from './playlist-cursor.ts'
import { createRoomSession, type RoomSession } from './room-session.ts'
import { openRoomSocket } from './room-socket.ts'
import type { RoomState } from './room-state.ts'
import { roomStorage } from './room-storage.ts'
import { isRoomSoundCached, loadRoomSound, pruneRoomSounds } from './sound-cache.ts'

/** Runs the device's session in a section and keeps the screen awake while this component is shown. */
export function useRoomSession(
  { userId, sectionId, start }: { userId: string; sectionId: string; start: boolean },
  place: RefObject<HTMLElement | null>,
): { session: RoomSession | null; state: RoomState | null } {
  const [session, setSession] = useState<RoomSession | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a person pressed start counts when it begins
  useEffect(() => {
    const element = place.current
    if (!element) return
    const opened = createRoomSession({
      userId,
      sectionId,
      start,
      calls: roomApi,
      openSocket: openRoomSocket,
      createMixer: ({ getServerMs, ...callbacks }) =>
        createMixer({
          place: element,
          load: loadRoomSound,
          isStored: isRoomSoundCached,
          cursor: createPlaylistCursor({
            sectionId,
            getServerMs,
            stored: roomStorage.readPlaylists(sectionId),
            save: (stored) => roomStorage.savePlaylists(sectionId, stored),
          }),
          ...callbacks,
        }),
      pruneSounds: pruneRoomSounds,
      fetchSound: loadRoomSound,
      // A room's device has nobody who could accept a new version, so a reload applies it.
      reload: () => void shellUpdate.apply(),
    })
    setSession(opened)
    return opened.close
  }, [userId, sectionId])
  useWakeLock()
  const state = useSyncExternalStore(session?.subscribe ?? subscribeToNothing, session?.snapshot ?? getNull)
  return { session, state }
}

const subscribeToNothing = () => () => undefined
const getNull = () => null
