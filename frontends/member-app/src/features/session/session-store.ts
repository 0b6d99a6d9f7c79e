import { ApiError, serverMessage } from '../../lib/api/api-error.ts'
import { type ApiEvent, apiEvents } from '../../lib/api/events.ts'
import { setGate } from '../../lib/api/gate.ts'
import { fetchCurrentUser } from './api/fetch-current-user.ts'
import { logIn } from './api/log-in.ts'
import { logOut } from './api/log-out.ts'
import { createRefreshTimer, refreshInOneTab } from './refresh-timer.ts'
import {
  clearRefresh,
  isRoomSession,
  lastRefreshedAt,
  openSessionTabs,
  rememberedMember,
  rememberMember,
  type SessionTabs,
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

/** The session's own calls and those of visitors. What `/auth/me` answers is judged by whoever asked: it may be out of date. */
const exempt = (path: string): boolean =>
  /^\/(auth\/(login|refresh|logout|me)|account\/(confirm-|issue-|forgot-password|register|agencies))/.test(
    path,
  )

/** How often a member who came without a network is looked for again, besides the moments the browser tells of. */
const confirmEveryMs = 30_000

/** The states and transitions of the specification "Session", outside React so that each rule can be tested by itself. */
export function createSessionStore() {
  let listeners: Listeners = { onState: () => {}, onEnd: () => {} }
  let state: SessionState = { status: 'checking', user: null }
  let tabs: SessionTabs | null = null
  /** Grows when this tab logs in or verifies, or the member leaves; what was asked before then says nothing about now. */
  let generation = 0
  /** The app was opened without a network: the member is the one the server confirmed last. */
  let unconfirmed = false
  let confirmTimer: ReturnType<typeof setTimeout> | undefined
  let confirming: Promise<void> | null = null

  const become = (next: SessionState) => {
    state = next
    listeners.onState(next)
  }
  const timer = createRefreshTimer({
    onRefreshed: () => tabs?.tell('refreshed'),
    onEnded: () => endSession({ reason: 'refused' }),
  })

  function becomeMember(user: CurrentUser): void {
    if (lastRefreshedAt() === null) saveRefresh(Date.now())
    rememberMember(user)
    settleConfirmation()
    timer.restart()
    become({ status: 'member', user })
  }

  function becomeVisitor(): void {
    settleConfirmation()
    timer.stop()
    become({ status: 'visitor', user: null })
  }

  function settleConfirmation(): void {
    unconfirmed = false
    clearTimeout(confirmTimer)
  }

  /**
   * Nothing was learned about the session: a member stays one, anybody else may be found when the network returns. Where no server was
   * reached at all, the app opens for whom it knew last: what is kept on the device is theirs (offline sounds). A room opens for
   * them whatever the server's fault, because nobody is there to log in again (ADR 0015).
   */
  function remainUnconfirmed(error: unknown): void {
    console.warn('認証に失敗しました。')
    const known = error instanceof ApiError && !isRoomSession() ? null : rememberedMember()
    if (state.status !== 'member') {
      if (known) become({ status: 'member', user: known })
      else becomeVisitor()
      unconfirmed = known !== null
    }
    if (!unconfirmed) return
    clearTimeout(confirmTimer)
    confirmTimer = setTimeout(confirm, confirmEveryMs)
  }

  /** Before anything is asked in the name of a member who is not confirmed: their tokens may have to be refreshed first. */
  function confirm(): Promise<void> {
    confirming ??= check().finally(() => {
      confirming = null
    })
    return confirming
  }

  const catchUp = (): Promise<void> => (unconfirmed ? confirm() : timer.catchUp())

  function leave(): Promise<void> {
    generation += 1
    clearRefresh()
    becomeVisitor()
    tabs?.tell('logged-out')
    return logOut()
  }

  function logout(): Promise<void> {
    const told = leave()
    listeners.onEnd({ reason: 'logout' })
    return told
  }

  /**
   * The first refusal wins; later ones find a visitor and are swallowed. A page that is just opening learns of a
   * duplicate login too, while a refusal there is an ordinary visitor's.
   */
  function endSession(end: SessionEnd): void {
    const concerned = state.status === 'member' || (state.status === 'checking' && end.reason === 'duplicate')
    if (!concerned) return
    void leave()
    listeners.onEnd(end)
  }

  function onApiEvent(event: ApiEvent): void {
    if (event.kind === 'duplicate-login') endSession({ reason: 'duplicate', message: event.message })
    // A room whose token could not be refreshed goes on trying; only a refused refresh ends its session.
    else if (!exempt(event.path) && !(isRoomSession() && timer.isExpired())) endSession({ reason: 'refused' })
  }

  function onTabMessage(message: TabMessage): void {
    if (message === 'logged-out' && state.status !== 'visitor') {
      generation += 1
      becomeVisitor()
    }
    if (message === 'logged-in' && state.status !== 'checking') void check()
    if (message === 'refreshed' && state.status === 'member') timer.restart()
  }

  /** A visitor's 401 is an ordinary answer here; a browser that was logged in tries its refresh token first. */
  async function check(): Promise<void> {
    const asked = generation
    try {
      let user = await fetchOrRefused()
      if (!user && asked === generation) user = await fetchAfterRefresh()
      if (asked !== generation) return
      if (user) return becomeMember(user)
    } catch (error) {
      if (asked === generation) remainUnconfirmed(error)
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
      return { ok: false, reason: refusalOf(error), message: serverMessage(error) }
    }
    return (await enter()) ? { ok: true } : { ok: false, reason: 'failed', message: null }
  }

  /** A login, a registration or an easy login has just set new tokens. */
  function enter(): Promise<boolean> {
    saveRefresh(Date.now())
    return verify()
  }

  async function verify(): Promise<boolean> {
    const asked = ++generation
    let user: CurrentUser | null
    try {
      user = await fetchOrRefused()
    } catch (error) {
      if (asked === generation) remainUnconfirmed(error)
      return state.status === 'member'
    }
    if (asked !== generation) return state.status === 'member'
    if (!user) {
      console.warn('認証に失敗しました。')
      if (state.status === 'member') endSession({ reason: 'refused' })
      else void leave()
      return false
    }
    becomeMember(user)
    tabs?.tell('logged-in')
    return true
  }

  /** Begins watching; returns the function that ends it. */
  function start(next: Listeners): () => void {
    listeners = next
    tabs = openSessionTabs(onTabMessage)
    const stopEvents = apiEvents.subscribe(onApiEvent)
    const openGate = setGate(catchUp)
    const onVisible = () => {
      if (document.visibilityState === 'visible') void catchUp()
    }
    const onOnline = () => {
      if (state.status === 'visitor' && lastRefreshedAt() !== null) void check()
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

function refusalOf(error: unknown): 'failed' | 'throttled' | 'code-required' {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'E4013') return 'code-required'
  return error.status === 429 ? 'throttled' : 'failed'
}

/** Null when the server says that no one is logged in; throws when it says nothing. */
async function fetchOrRefused(): Promise<CurrentUser | null> {
  try {
    return (await fetchCurrentUser()) ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

async function fetchAfterRefresh(): Promise<CurrentUser | null> {
  if (lastRefreshedAt() === null) return null
  const outcome = await refreshInOneTab()
  if (outcome === 'unreachable') throw new Error('the session could not be refreshed')
  return outcome === 'refused' ? null : fetchOrRefused()
}
