import { useEffect, useState, useSyncExternalStore } from 'react'
import { boardApi } from '../api/board-api.ts'
import { type BoardView, createBoardSession } from './board-session.ts'
import { boardStorage } from './board-storage.ts'

/** Runs the session of the board on this screen while this component is shown. */
export function useBoardSession(): BoardView {
  const [session, setSession] = useState<ReturnType<typeof createBoardSession> | null>(null)
  useEffect(() => {
    const opened = createBoardSession({ calls: boardApi, storage: boardStorage })
    setSession(opened)
    return opened.close
  }, [])
  return useSyncExternalStore(session?.subscribe ?? subscribeToNothing, session?.snapshot ?? getStarting)
}

const starting: BoardView = { phase: 'starting' }
const subscribeToNothing = () => () => undefined
const getStarting = () => starting
