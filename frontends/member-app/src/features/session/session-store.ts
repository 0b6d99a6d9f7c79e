import { ApiError, serverMessage } from '../../lib/api/api-error.ts'
import { type ApiEvent, apiEvents } from '../../lib/api/api-events.ts'
import { setBeforeRequest } from '../../lib/api/before-request.ts'
import { fetchCurrentUser } from './api/fetch-current-user.ts'
import { logIn } from './api/log-in.ts'
import { logOut } from './api/log-out.ts'
import { createRefreshTimer, refreshInOneTab } from './refresh-timer.ts'
import {
  clearRefresh,
  isRoomSession,
  openSessionTabs,
  readLastRefreshAt,
  readMember,
  type SessionTabs,
  saveMember,
  saveRefresh,
  type TabMessage,
} from './session-tabs.ts'
import type { Credentials, CurrentUser, LoginResult, SessionEnd } from './types.ts'

export type SessionState =
  | { status: 'checking' | 'visitor'; user: null }
  | { status: 'member'; user: CurrentUser }

interface Listeners {
  onState(state: SessionState): void
  onEnd(end: SessionEnd): void
}

/** Whether a 401 of this path ends no session: calls of the session itself and of visitors. Callers of `/auth/me` handle its 401 themselves, because it may be out of date. */
const isExempt = (path: string): boolean =>
  /^\/(auth\/(login|refresh|logout|me)|account\/(confirm-|issue-|forgot-password|register|agencies))/.test(
    path,
  )

/** How often the check of a member who opened the app without a network is repeated, besides the events of the browser. */
const CONFIRM_EVERY_MS = 30_000

/** The states and transitions of the specification "Session", outside React so that each rule can be tested by itself. */
export function createSessionStore() {
  let listeners: Listeners = { onState: () => {}, onEnd: () => {} }
  let state: SessionState = { status: 'checking', user: null }
  let tabs: SessionTabs | null = null
  /** Incremented when this tab logs in, verifies or logs out; a response to an earlier request is then ignored. */
  let generation = 0
  /** Whether the app was opened without a network, so that the member is the one the server confirmed last. */
  let isUnconfirmed = false
  let confirmTimer: ReturnType<typeof setTimeout> | undefined
  let confirming: Promise<void> | null = null

  const setState = (next: SessionState) => {
    state = next
    listeners.onState(next)
  }
  const timer = createRefreshTimer({
    onRefreshed: () => tabs?.broadcast('refreshed'),
    onEnded: () => endSession({ reason: 'refused' }),
  })

  function becomeMember(user: CurrentUser): void {
    if (readLastRefreshAt() === null) saveRefresh(Date.now())
    saveMember(user)
    settleConfirmation()
    timer.restart()
    setState({ status: 'member', user })
  }

  function becomeVisitor(): void {
    settleConfirmation()
    timer.stop()
    setState({ status: 'visitor', user: null })
  }

  function settleConfirmation(): void {
    isUnconfirmed = false
    clearTimeout(confirmTimer)
  }

  /**
   * Called when the session could not be checked: a member stays one, and anybody else is checked again when the network returns.
   * Where no server was reached at all, the app opens for the member it knew last, whose offline sounds are on the device. A room
   * opens for them after any error of the server, because nobody is there to log in again (ADR 0015).
   */
  function remainUnconfirmed(error: unknown): void {
    console.warn('認証に失敗しました。')
    const known = error instanceof ApiError && !isRoomSession() ? null : readMember()
    if (state.status !== 'member') {
      if (known) setState({ status: 'member', user: known })
      else becomeVisitor()
      isUnconfirmed = known !== null
    }
    if (!isUnconfirmed) return
    clearTimeout(confirmTimer)
    confirmTimer = setTimeout(confirm, CONFIRM_EVERY_MS)
  }

  /** Checks an unconfirmed member before any request in their name, because their tokens may have to be refreshed first. */
  function confirm(): Promise<void> {
    confirming ??= check().finally(() => {
      confirming = null
    })
    return confirming
  }

  const catchUp = (): Promise<void> => (isUnconfirmed ? confirm() : timer.catchUp())

  function endLocally(): Promise<void> {
    generation += 1
    clearRefresh()
    becomeVisitor()
    tabs?.broadcast('logged-out')
    return logOut()
  }

  function logout(): Promise<void> {
    const loggedOut = endLocally()
    listeners.onEnd({ reason: 'logout' })
    return loggedOut
  }

  /**
   * Only the first refusal ends the session; later ones find a visitor and are ignored. A duplicate login also ends the session
   * of a page that is just opening, where a plain refusal is that of an ordinary visitor.
   */
  function endSession(end: SessionEnd): void {
    const isConcerned =
      state.status === 'member' || (state.status === 'checking' && end.reason === 'duplicate')
    if (!isConcerned) return
    void endLocally()
    listeners.onEnd(end)
  }

  function onApiEvent(event: ApiEvent): void {
    if (event.kind === 'duplicate-login') endSession({ reason: 'duplicate', message: event.message })
    // A room whose token could not be refreshed keeps trying; only a refused refresh ends its session.
    else if (!isExempt(event.path) && !(isRoomSession() && timer.isExpired()))
      endSession({ reason: 'refused' })
  }

  function onTabMessage(message: TabMessage): void {
    if (message === 'logged-out' && state.status !== 'visitor') {
      generation += 1
      becomeVisitor()
    }
    if (message === 'logged-in' && state.status !== 'checking') void check()
    if (message === 'refreshed' && state.status === 'member') timer.restart()
  }

  /** A visitor's 401 is an ordinary response here; a browser that was logged in tries its refresh token first. */
  async function check(): Promise<void> {
    const startGeneration = generation
    try {
      let user = await fetchUserOrNull()
      if (!user && startGeneration === generation) user = await fetchAfterRefresh()
      if (startGeneration !== generation) return
      if (user) return becomeMember(user)
    } catch (error) {
      if (startGeneration === generation) remainUnconfirmed(error)
      return
    }
    if (state.status === 'member') return endSession({ reason: 'refused' })
    clearRefresh()
    becomeVisitor()
  }

  async function login(credentials: Credentials): Promise<LoginResult> {
    try {
      await logIn(credentials)
    } catch (error) {
      return { ok: false, reason: toRefusalReason(error), message: serverMessage(error) }
    }
    return (await enter()) ? { ok: true } : { ok: false, reason: 'failed', message: null }
  }

  /** Called when a login, a registration or an easy login has just set new tokens. */
  function enter(): Promise<boolean> {
    saveRefresh(Date.now())
    return verify()
  }

  async function verify(): Promise<boolean> {
    const startGeneration = ++generation
    let user: CurrentUser | null
    try {
      user = await fetchUserOrNull()
    } catch (error) {
      if (startGeneration === generation) remainUnconfirmed(error)
      return state.status === 'member'
    }
    if (startGeneration !== generation) return state.status === 'member'
    if (!user) {
      console.warn('認証に失敗しました。')
      if (state.status === 'member') endSession({ reason: 'refused' })
      else void endLocally()
      return false
    }
    becomeMember(user)
    tabs?.broadcast('logged-in')
    return true
  }

  /** Starts the session and returns a function that stops it. */
  function start(next: Listeners): () => void {
    listeners = next
    tabs = openSessionTabs(onTabMessage)
    const stopEvents = apiEvents.subscribe(onApiEvent)
    const openGate = setBeforeRequest(catchUp)
    const onVisible = () => {
      if (document.visibilityState === 'visible') void catchUp()
    }
    const onOnline = () => {
      if (state.status === 'visitor' && readLastRefreshAt() !== null) void check()
      else void catchUp()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onOnline)
    void check()
    return () => {
      timer.stop()
      settleConfirmation()
      tabs?.close()
      tabs = null
      stopEvents()
      openGate()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }

  return { start, login, enter, verify, logout }
}

function toRefusalReason(error: unknown): 'failed' | 'throttled' | 'code-required' {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'E4013') return 'code-required'
  return error.status === 429 ? 'throttled' : 'failed'
}

/** Returns null when the server says that no one is logged in; throws when the server cannot be reached. */
async function fetchUserOrNull(): Promise<CurrentUser | null> {
  try {
    return (await fetchCurrentUser()) ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

async function fetchAfterRefresh(): Promise<CurrentUser | null> {
  if (readLastRefreshAt() === null) return null
  const outcome = await refreshInOneTab()
  if (outcome === 'unreachable') throw new Error('the session could not be refreshed')
  return outcome === 'refused' ? null : fetchUserOrNull()
}
