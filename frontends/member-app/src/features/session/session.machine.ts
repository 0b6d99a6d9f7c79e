import type { SessionEndCause } from '../../lib/device-data/release-device-data.ts'
import type { TabMessage } from './session-tabs.ts'
import type { CurrentUser, SessionEnd } from './types.ts'

type SessionPhase =
  | { status: 'checking' | 'visitor'; user: null }
  /** An unconfirmed member is the one the server confirmed last, because the app was opened without a network. */
  | { status: 'member' | 'unconfirmed'; user: CurrentUser }

/** The generation grows with every verification and logout of this tab; a response to an earlier request changes nothing. */
export type SessionMachineState = SessionPhase & { generation: number }

export type SessionEvent =
  | { type: 'verificationStarted' | 'logoutRequested' | 'loggedOutElsewhere' | 'stopped' }
  | { type: 'ended'; end: SessionEnd }
  /** Responses to `/auth/me`; the check at start asks who is logged in, a verification follows a login. */
  | { type: 'userConfirmed'; request: SessionRequest; generation: number; user: CurrentUser }
  | { type: 'userUnknown'; request: SessionRequest; generation: number }
  | { type: 'requestFailed'; generation: number; lastMember: CurrentUser | null }

export type SessionRequest = 'check' | 'verification'

export type SessionEffect =
  | { type: 'saveMember'; user: CurrentUser }
  | { type: 'broadcast'; message: TabMessage }
  | { type: 'reportEnd'; end: SessionEnd }
  | { type: 'forgetMember'; cause: SessionEndCause }
  | { type: 'announce' | 'warn' | 'restartTimer' | 'stopTimer' | 'requestLogout' }
  | { type: 'scheduleConfirmation' | 'cancelConfirmation' }

export interface SessionTransition {
  state: SessionMachineState
  effects: SessionEffect[]
}

const toTransition = (state: SessionMachineState, ...effects: SessionEffect[]): SessionTransition => ({
  state,
  effects,
})

const cancelConfirmation: SessionEffect = { type: 'cancelConfirmation' }
const announce: SessionEffect = { type: 'announce' }
const warn: SessionEffect = { type: 'warn' }
const forgetMember = (cause: SessionEndCause): SessionEffect => ({ type: 'forgetMember', cause })

/** Returns what follows from an event for the session of this tab; an event that means nothing in a state changes nothing. */
export function transitionSession(state: SessionMachineState, event: SessionEvent): SessionTransition {
  if ('generation' in event && event.generation !== state.generation) return toTransition(state)
  switch (event.type) {
    case 'verificationStarted':
      return toTransition({ ...state, generation: state.generation + 1 })
    case 'userConfirmed': {
      const { user, request } = event
      const after: SessionEffect[] =
        request === 'verification' ? [{ type: 'broadcast', message: 'logged-in' }] : []
      return toTransition(
        { status: 'member', user, generation: state.generation },
        { type: 'saveMember', user },
        cancelConfirmation,
        { type: 'restartTimer' },
        announce,
        ...after,
      )
    }
    case 'userUnknown':
      return onUserUnknown(state, event.request)
    case 'requestFailed':
      return onRequestFailed(state, event.lastMember)
    case 'logoutRequested':
      return end(state, { reason: 'logout' })
    case 'ended':
      // Only the first refusal ends the session: later ones find a visitor. A duplicate login also ends the session of a page that
      // is just opening, where a plain refusal is that of an ordinary visitor.
      if (state.user || (state.status === 'checking' && event.end.reason === 'duplicate'))
        return end(state, event.end)
      return toTransition(state)
    case 'loggedOutElsewhere':
      if (state.status === 'visitor') return toTransition(state)
      return becomeVisitor({ ...state, generation: state.generation + 1 }, forgetMember('other-tab'))
    case 'stopped': {
      // A check that is still under way must not repeat itself when it fails.
      const stopped: SessionMachineState =
        state.status === 'unconfirmed' ? { ...state, status: 'member' } : state
      return toTransition(stopped, { type: 'stopTimer' }, cancelConfirmation)
    }
  }
}

/** No member is an ordinary response to a check, but a login that was just made must have one. */
function onUserUnknown(state: SessionMachineState, request: SessionRequest): SessionTransition {
  const before = request === 'verification' ? [warn] : []
  if (state.user) return end(state, { reason: 'refused' }, ...before)
  // A visitor who only opens the app has nothing to log out from.
  return request === 'check'
    ? becomeVisitor(state, forgetMember('unasked'))
    : endLocally(state, 'unasked', ...before)
}

/** A member stays one; where nobody is known yet, the app opens for the last member, or for a visitor when there is none. */
function onRequestFailed(state: SessionMachineState, lastMember: CurrentUser | null): SessionTransition {
  if (state.status === 'member') return toTransition(state, warn)
  if (state.status === 'unconfirmed') return toTransition(state, warn, { type: 'scheduleConfirmation' })
  if (!lastMember) return becomeVisitor(state, warn)
  const { generation } = state
  return toTransition({ status: 'unconfirmed', user: lastMember, generation }, warn, announce, {
    type: 'scheduleConfirmation',
  })
}

const becomeVisitor = (state: SessionMachineState, ...before: SessionEffect[]): SessionTransition =>
  toTransition(
    { status: 'visitor', user: null, generation: state.generation },
    ...before,
    cancelConfirmation,
    { type: 'stopTimer' },
    announce,
  )

function endLocally(
  state: SessionMachineState,
  cause: SessionEndCause,
  ...before: SessionEffect[]
): SessionTransition {
  const visitor = becomeVisitor(
    { ...state, generation: state.generation + 1 },
    ...before,
    forgetMember(cause),
  )
  return toTransition(
    visitor.state,
    ...visitor.effects,
    { type: 'broadcast', message: 'logged-out' },
    { type: 'requestLogout' },
  )
}

function end(state: SessionMachineState, end: SessionEnd, ...before: SessionEffect[]): SessionTransition {
  const ended = endLocally(state, end.reason === 'logout' ? 'logout' : 'unasked', ...before)
  return toTransition(ended.state, ...ended.effects, { type: 'reportEnd', end })
}
