import { ApiError } from '../../lib/api/api-error.ts'
import { type ApiEvent, apiEvents } from '../../lib/api/api-events.ts'
import { setBeforeRequestHook } from '../../lib/api/before-request-hook.ts'
import { claimDeviceData, releaseDeviceData } from '../../lib/device-data/release-device-data.ts'
import { fetchCurrentUser } from './api/fetch-current-user.ts'
import { logOut } from './api/log-out.ts'
import { createRefreshTimer, refreshInOneTab } from './refresh-timer.ts'
import {
  type SessionEffect,
  type SessionEvent,
  type SessionMachineState,
  type SessionRequest,
  transitionSession,
} from './session.machine.ts'
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
import type { CurrentUser, SessionEnd } from './types.ts'

export type SessionState =
  | { status: 'checking' | 'visitor'; user: null }
  | { status: 'member'; user: CurrentUser }

interface Listeners {
  onState(state: SessionState): void
  onEnd(end: SessionEnd): void
}

/** Whether a 401 of this path ends no session: calls of the session itself and of visitors. Callers of `/auth/me` handle its 401 themselves, because it may be out of date. */
const isExempt = (path: string): boolean =>
  /^\/(auth\/(login|refresh|logout|me)|account\/(confirm-|issue-|forgot-password|register|agencies)|v2\/enterprise\/board$)/.test(
    path,
  )

/** How often the check of a member who opened the app without a network is repeated, besides the events of the browser. */
const CONFIRM_EVERY_MS = 30_000

/** Runs the session machine: sends it what happens in this tab and performs its effects. */
export function createSessionStore() {
  let listeners: Listeners = { onState: () => {}, onEnd: () => {} }
  let state: SessionMachineState = { status: 'checking', user: null, generation: 0 }
  let tabs: SessionTabs | null = null
  let confirmTimer: ReturnType<typeof setTimeout> | undefined
  let confirming: Promise<void> | null = null
  let loggedOut = Promise.resolve()

  const timer = createRefreshTimer({
    onRefreshed: () => tabs?.broadcast('refreshed'),
    onEnded: () => send({ type: 'ended', end: { reason: 'refused' } }),
  })

  function send(event: SessionEvent): void {
    const next = transitionSession(state, event)
    state = next.state
    for (const effect of next.effects) perform(effect)
  }

  function perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'announce':
        listeners.onState(toSessionState(state))
        break
      case 'warn':
        console.warn('認証に失敗しました。')
        break
      case 'saveMember':
        if (readLastRefreshAt() === null) saveRefresh(Date.now())
        claimDeviceData(effect.user.id)
        saveMember(effect.user)
        break
      case 'forgetMember':
        if (effect.cause !== 'other-tab') clearRefresh()
        releaseDeviceData(effect.cause)
        break
      case 'restartTimer':
        timer.restart()
        break
      case 'stopTimer':
        timer.stop()
        break
      case 'scheduleConfirmation':
        clearTimeout(confirmTimer)
        confirmTimer = setTimeout(confirm, CONFIRM_EVERY_MS)
        break
      case 'cancelConfirmation':
        clearTimeout(confirmTimer)
        break
      case 'broadcast':
        tabs?.broadcast(effect.message)
        break
      case 'requestLogout':
        loggedOut = logOut()
        break
      case 'reportEnd':
        listeners.onEnd(effect.end)
    }
  }

  /** Checks an unconfirmed member before any request in their name, because their tokens may have to be refreshed first. */
  function confirm(): Promise<void> {
    confirming ??= check().finally(() => {
      confirming = null
    })
    return confirming
  }

  const catchUp = (): Promise<void> => (state.status === 'unconfirmed' ? confirm() : timer.catchUp())

  function logout(): Promise<void> {
    send({ type: 'logoutRequested' })
    return loggedOut
  }

  function onApiEvent(event: ApiEvent): void {
    if (event.kind === 'duplicate-login')
      send({ type: 'ended', end: { reason: 'duplicate', message: event.message } })
    // A room whose token could not be refreshed keeps trying; only a refused refresh ends its session.
    else if (!isExempt(event.path) && !(isRoomSession() && timer.isExpired()))
      send({ type: 'ended', end: { reason: 'refused' } })
  }

  function onTabMessage(message: TabMessage): void {
    if (message === 'logged-out') send({ type: 'loggedOutElsewhere' })
    if (message === 'logged-in' && state.status !== 'checking') void check()
    if (message === 'refreshed' && state.user) timer.restart()
  }

  /** A visitor's 401 is an ordinary response here; a browser that was logged in tries its refresh token first. */
  const check = (): Promise<void> => requestUser('check')

  async function requestUser(request: SessionRequest): Promise<void> {
    const { generation } = state
    let user: CurrentUser | null
    try {
      user = await fetchUserOrNull()
      if (!user && request === 'check' && generation === state.generation) user = await fetchAfterRefresh()
    } catch (error) {
      send({ type: 'requestFailed', generation, lastMember: readMemberAfter(error) })
      return
    }
    send(
      user
        ? { type: 'userConfirmed', request, generation, user }
        : { type: 'userUnknown', request, generation },
    )
  }

  /** Called when a login, a registration or an easy login has just set new tokens. */
  async function enter(): Promise<CurrentUser | null> {
    saveRefresh(Date.now())
    await verify()
    return state.user
  }

  /** Returns whether a member is logged in afterwards. */
  async function verify(): Promise<boolean> {
    send({ type: 'verificationStarted' })
    await requestUser('verification')
    return state.user !== null
  }

  /** Starts the session and returns a function that stops it. */
  function start(next: Listeners): () => void {
    listeners = next
    tabs = openSessionTabs(onTabMessage)
    const stopEvents = apiEvents.subscribe(onApiEvent)
    const removeHook = setBeforeRequestHook(catchUp)
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
      send({ type: 'stopped' })
      tabs?.close()
      tabs = null
      stopEvents()
      removeHook()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }

  return { start, enter, verify, logout }
}

const toSessionState = ({ status, user }: SessionMachineState): SessionState =>
  user ? { status: 'member', user } : { status: status === 'checking' ? status : 'visitor', user }

/**
 * Where no server was reached at all, the app opens for the member it knew last, whose offline sounds are on the device. A room
 * opens for them after any error of the server, because nobody is there to log in again (ADR 0015).
 */
const readMemberAfter = (error: unknown): CurrentUser | null =>
  error instanceof ApiError && !isRoomSession() ? null : readMember()

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
