import { type Day, getJstDay } from '@hibiki/calendar'
import { hasAuthority, type Session } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import type { ContentContext } from '../../context.ts'
import { listDaysWithLongestSound } from '../activity/activity.sql.ts'
import { type Aim, replaceWithdrawnSounds } from './compose-nights.rules.ts'
import { findNextReminderDay } from './reminder.rules.ts'
import { hasReminder } from './reminders.sql.ts'
import {
  areNightsFinished,
  findNightNumber,
  listNightOutcomes,
  type NightOutcome,
} from './seven-nights.rules.ts'
import {
  countPlanSounds,
  findSevenNights,
  listDismissals,
  listPetalSounds,
  type PetalSound,
  type SevenNights,
} from './seven-nights.sql.ts'

/** The evening on which a plan is mentioned, once. */
const PLAN_NOTE_NIGHT = 3

/** The clusters of sounds that a plan opens for an aim; care for the face may be of any. */
const clustersOfAim: Readonly<Record<Aim, readonly number[]>> = {
  sleep: [2],
  rest: [3],
  focus: [1],
  care: [1, 2, 3, 4],
}

export interface Night extends NightOutcome {
  number: number
  /** The composed sound, or its replacement. */
  composed: PetalSound | null
  /** The sound of the longest play that began on that day. */
  heard: PetalSound | null
}

/** What a plan would add to a member's seven nights: numbers of sounds that it alone opens. */
export interface PlanNote {
  aiEsthe: number
  therapy: number
}

export interface SevenNightsReading {
  /** Whether the seven nights may be offered to the member. */
  isOfferOpen: boolean
  run:
    | (Pick<SevenNights, 'aim' | 'minutes' | 'remindAt' | 'reminder'> & {
        /** The day of the next reminder. */
        nextReminder: Day | null
        tonight: number | null
        isFinished: boolean
        nights: Night[]
        planNote: PlanNote | null
      })
    | null
}

type Deps = Pick<ContentContext, 'db' | 'clock' | 'catalogue'>

export async function readSevenNights(deps: Deps, session: Session): Promise<SevenNightsReading> {
  const { db, clock } = deps
  const [saved, dismissed] = await Promise.all([
    findSevenNights(db, session.userId),
    listDismissals(db, session.userId),
  ])
  if (!saved) return { isOfferOpen: !dismissed.has('offer'), run: null }
  const now = clock()
  const today = getJstDay(now)
  const [nights, isReminded] = await Promise.all([
    listNights(deps, saved, today),
    hasReminder(db, { memberId: saved.memberId, day: today }),
  ])
  const tonight = findNightNumber(saved.firstDay, today)
  const mayMentionPlan = tonight === PLAN_NOTE_NIGHT && !dismissed.has('plan-note')
  return {
    isOfferOpen: false,
    run: {
      aim: saved.aim,
      minutes: saved.minutes,
      remindAt: saved.remindAt,
      reminder: saved.reminder,
      nextReminder: findNextReminderDay(
        { ...saved, nights },
        { now, remindedDay: isReminded ? today : null },
      ),
      tonight,
      isFinished: areNightsFinished(nights),
      nights,
      planNote: mayMentionPlan ? await findPlanNote(deps, session, saved.aim) : null,
    },
  }
}

/** Returns the sound of tonight's open night; null when there is none, because the petal is drawn or no nights are running. */
export async function findTonightsSoundId(deps: Deps, memberId: string): Promise<string | null> {
  const saved = await findSevenNights(deps.db, memberId)
  if (!saved) return null
  const today = getJstDay(deps.clock())
  const nights = await listNights(deps, saved, today)
  return nights.find(({ state }) => state === 'open')?.composed?.id ?? null
}

/** An evening that can be heard now. */
export interface Evening {
  number: number
  day: Day
  sound: PetalSound
  durationMs: number
}

/** Returns tonight with its sound; null when it was heard already, when no night is left, or when there is no sound. */
export async function findOpenEvening(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  saved: SevenNights,
): Promise<Evening | null> {
  const nights = await listNights(deps, saved, getJstDay(deps.clock()))
  const open = nights.find(({ state }) => state === 'open')
  const offered = await deps.catalogue.medicalSounds()
  const sound = offered.find(({ id }) => id === open?.composed?.id)
  if (!open?.composed || !sound) return null
  return { number: open.number, day: open.day, sound: open.composed, durationMs: sound.durationMs }
}

async function listNights(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  saved: SevenNights,
  today: Day,
): Promise<Night[]> {
  const planned = listNightOutcomes({ firstDay: saved.firstDay, today }, [])
  const lastDay = planned.at(-1)?.day ?? saved.firstDay
  const [heardDays, offered] = await Promise.all([
    listDaysWithLongestSound(db, saved.memberId, saved.firstDay, lastDay),
    catalogue.medicalSounds(),
  ])
  const soundIds = replaceWithdrawnSounds(saved.soundIds, offered, { ...saved, seed: saved.memberId })
  const heardIds = new Map(heardDays.map(({ day, soundId }) => [day, soundId]))
  const sounds = await listPetalSounds(db, [
    ...soundIds,
    ...[...heardIds.values()].filter((id) => id !== null),
  ])
  return listNightOutcomes({ firstDay: saved.firstDay, today }, heardDays).map((outcome, index) => ({
    ...outcome,
    number: index + 1,
    composed: sounds.get(soundIds[index] ?? '') ?? null,
    heard: sounds.get(heardIds.get(outcome.day) ?? '') ?? null,
  }))
}

/** Returns null when the member's plan opens these sounds already, or when there are none. */
async function findPlanNote({ db }: Pick<Deps, 'db'>, session: Session, aim: Aim): Promise<PlanNote | null> {
  if (hasAuthority(session, 'ai_esthe')) return null
  const [counted, entitlements] = await Promise.all([
    countPlanSounds(db, clustersOfAim[aim]),
    findEntitlements(db, session.userId),
  ])
  const functions = new Set(entitlements?.functions)
  const note = {
    aiEsthe: functions.has('aiesthe') ? 0 : counted.aiEsthe,
    therapy: functions.has('sound-therapy') ? 0 : counted.therapy,
  }
  return note.aiEsthe + note.therapy > 0 ? note : null
}
