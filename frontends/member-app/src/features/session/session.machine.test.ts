import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../testing/create-member.ts'
import {
  type SessionEffect,
  type SessionEvent,
  type SessionMachineState,
  transitionSession,
} from './session.machine.ts'

const user = createMember()
const other = createMember({ id: '0190a000-0000-7000-8000-000000000002' })
const generation = 3
const checking: SessionMachineState = { status: 'checking', user: null, generation }
const visitor: SessionMachineState = { status: 'visitor', user: null, generation }
const confirmed: SessionMachineState = { status: 'member', user, generation }
const unconfirmed: SessionMachineState = { status: 'unconfirmed', user, generation }

const confirm = (request: 'check' | 'verification', who = user): SessionEvent => ({
  type: 'userConfirmed',
  request,
  generation,
  user: who,
})
const deny = (request: 'check' | 'verification'): SessionEvent => ({
  type: 'userUnknown',
  request,
  generation,
})
const fail = (lastMember: typeof user | null): SessionEvent => ({
  type: 'requestFailed',
  generation,
  lastMember,
})
const refuse: SessionEvent = { type: 'ended', end: { reason: 'refused' } }
const duplicate: SessionEvent = { type: 'ended', end: { reason: 'duplicate', message: '別の端末' } }

const describeEffect = (effect: SessionEffect): string => {
  if (effect.type === 'broadcast') return `broadcast ${effect.message}`
  if (effect.type === 'forgetMember') return `forgetMember ${effect.cause}`
  return effect.type === 'reportEnd' ? `reportEnd ${effect.end.reason}` : effect.type
}

const isNow = 'saveMember, cancelConfirmation, restartTimer, announce'
const isGone = 'cancelConfirmation, stopTimer, announce'
const ended = `forgetMember unasked, ${isGone}, broadcast logged-out, requestLogout`
const loggedOut = `forgetMember logout, ${isGone}, broadcast logged-out, requestLogout`
const endedElsewhere = `forgetMember other-tab, ${isGone}`
const next = { generation: generation + 1 }
const gone = { status: 'visitor', user: null } as const

const row = (
  title: string,
  from: SessionMachineState,
  event: SessionEvent,
  to: Partial<SessionMachineState>,
  effects: string,
) => ({ title, from, event, to, effects })

describe('the session of a tab', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('becomes that of a member whom the check at start confirms', checking, confirm('check'), { status: 'member', user }, isNow),
    row('tells other tabs of a member who logs in', visitor, confirm('verification'), { status: 'member', user }, `${isNow}, broadcast logged-in`),
    row('takes the new data of a member who is confirmed again', confirmed, confirm('check', other), { status: 'member', user: other }, isNow),
    row('confirms a member who opened the app without a network', unconfirmed, confirm('check'), { status: 'member', user }, isNow),
    row('is that of a visitor when the check at start finds nobody', checking, deny('check'), gone, `forgetMember unasked, ${isGone}`),
    row('stays that of a visitor whom another check does not know', visitor, deny('check'), gone, `forgetMember unasked, ${isGone}`),
    row('logs out a visitor whose login is not confirmed', visitor, deny('verification'), { ...gone, ...next }, `warn, ${ended}`),
    row('ends when the check no longer knows the member', confirmed, deny('check'), { ...gone, ...next }, `${ended}, reportEnd refused`),
    row('ends when a verification no longer knows the member', confirmed, deny('verification'), { ...gone, ...next }, `warn, ${ended}, reportEnd refused`),
    row('ends when an unconfirmed member is unknown', unconfirmed, deny('check'), { ...gone, ...next }, `${ended}, reportEnd refused`),
    row('opens for the last member without a network', checking, fail(user), { status: 'unconfirmed', user }, 'warn, announce, scheduleConfirmation'),
    row('opens for the last member whose login cannot be confirmed', visitor, fail(user), { status: 'unconfirmed', user }, 'warn, announce, scheduleConfirmation'),
    row('opens for a visitor where no member is known', checking, fail(null), gone, `warn, ${isGone}`),
    row('keeps a confirmed member when a check fails', confirmed, fail(other), { status: 'member', user }, 'warn'),
    row('repeats the check of an unconfirmed member that fails', unconfirmed, fail(null), { status: 'unconfirmed', user }, 'warn, scheduleConfirmation'),
    row('begins a generation with each verification', visitor, { type: 'verificationStarted' }, next, ''),
    row('ends by a logout of the member', confirmed, { type: 'logoutRequested' }, { ...gone, ...next }, `${loggedOut}, reportEnd logout`),
    row('ends by a logout of an unconfirmed member', unconfirmed, { type: 'logoutRequested' }, { ...gone, ...next }, `${loggedOut}, reportEnd logout`),
    row('ends when a request is refused', confirmed, refuse, { ...gone, ...next }, `${ended}, reportEnd refused`),
    row('ends when a request of an unconfirmed member is refused', unconfirmed, refuse, { ...gone, ...next }, `${ended}, reportEnd refused`),
    row('ends when another device logs in', confirmed, duplicate, { ...gone, ...next }, `${ended}, reportEnd duplicate`),
    row('ends at its start when another device has logged in', checking, duplicate, { ...gone, ...next }, `${ended}, reportEnd duplicate`),
    row('ignores a refusal while it is being checked', checking, refuse, checking, ''),
    row('ignores a refusal of a visitor', visitor, refuse, visitor, ''),
    row('ignores a duplicate login of a visitor', visitor, duplicate, visitor, ''),
    row('ends without a word when another tab logs out', confirmed, { type: 'loggedOutElsewhere' }, { ...gone, ...next }, endedElsewhere),
    row('ends an unconfirmed member when another tab logs out', unconfirmed, { type: 'loggedOutElsewhere' }, { ...gone, ...next }, endedElsewhere),
    row('is that of a visitor when another tab logs out during the check', checking, { type: 'loggedOutElsewhere' }, { ...gone, ...next }, endedElsewhere),
    row('stops its timers with the page', confirmed, { type: 'stopped' }, confirmed, 'stopTimer, cancelConfirmation'),
    row('checks an unconfirmed member no more when the page is stopped', unconfirmed, { type: 'stopped' }, { status: 'member', user }, 'stopTimer, cancelConfirmation'),
    row('ignores the logout of another tab as a visitor', visitor, { type: 'loggedOutElsewhere' }, visitor, ''),
  ])('$title', ({ from, event, to, effects }) => {
    const result = transitionSession(from, event)
    expect(result.state).toMatchObject({ ...from, ...to })
    expect(result.effects.map(describeEffect).join(', ')).toBe(effects)
  })

  it.each(
    [checking, visitor, confirmed, unconfirmed].flatMap((from) =>
      [
        confirm('check', other),
        confirm('verification', other),
        deny('check'),
        deny('verification'),
        fail(other),
      ].map((event) => ({ from, event, status: from.status, type: event.type })),
    ),
  )('ignores $type of a request before the last login or logout while it is $status', ({ from, event }) => {
    expect(transitionSession({ ...from, generation: generation + 1 }, event)).toEqual({
      state: { ...from, generation: generation + 1 },
      effects: [],
    })
  })
})

describe('any sequence of events', () => {
  const request = fc.constantFrom('check' as const, 'verification' as const)
  const requestGeneration = fc.integer({ min: 0, max: 4 })
  const known = fc.constantFrom(user, other)
  const events = fc.array(
    fc.oneof(
      fc.constantFrom<SessionEvent>(
        { type: 'verificationStarted' },
        { type: 'logoutRequested' },
        { type: 'loggedOutElsewhere' },
        { type: 'stopped' },
        refuse,
        duplicate,
      ),
      fc.record({
        type: fc.constant('userConfirmed' as const),
        request,
        generation: requestGeneration,
        user: known,
      }),
      fc.record({ type: fc.constant('userUnknown' as const), request, generation: requestGeneration }),
      fc.record({
        type: fc.constant('requestFailed' as const),
        generation: requestGeneration,
        lastMember: fc.option(known),
      }),
    ),
    { maxLength: 40 },
  )

  it('reports one end for each refused member, checks only an unconfirmed one again, and never rewinds', () => {
    fc.assert(
      fc.property(events, (steps) => {
        let state: SessionMachineState = { status: 'checking', user: null, generation: 0 }
        let isConfirmationDue = false
        for (const event of steps) {
          const before = state
          const { state: after, effects } = transitionSession(before, event)
          state = after
          const names = effects.map(({ type }) => type)
          expect(after.generation).toBeGreaterThanOrEqual(before.generation)
          // Only a failed check of a member, confirmed or not, and the end of the page change nothing that is shown.
          const isUnseen =
            event.type === 'stopped' || names.every((name) => /^(warn|scheduleConfirmation)$/.test(name))
          expect(names.includes('announce')).toBe(!isUnseen)
          if (names.includes('reportEnd')) {
            expect(after.status).toBe('visitor')
            expect(before.user !== null || event.type === 'logoutRequested' || event === duplicate).toBe(true)
          }
          if (names.includes('requestLogout'))
            expect(names.indexOf('forgetMember')).toBeLessThan(names.indexOf('requestLogout'))
          // Whoever becomes a visitor leaves nothing behind, whatever ended the session.
          if (before.user && !after.user) expect(names).toContain('forgetMember')
          if (names.includes('scheduleConfirmation')) isConfirmationDue = true
          if (names.includes('cancelConfirmation')) isConfirmationDue = false
          expect(isConfirmationDue).toBe(after.status === 'unconfirmed')
        }
      }),
    )
  })
})
