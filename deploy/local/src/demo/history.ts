import type { AiestheContext } from '@hibiki/aiesthe'
import { content } from '@hibiki/content'
import { demoSounds, toDemoSoundId } from '@hibiki/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import { demoAccounts } from './accounts.ts'
import { seedDemoDiagnoses } from './diagnoses.ts'
import { seedDemoMentalCheckAnswers } from './mental-check-answers.ts'
import { seedDemoPlays } from './sounds/seed-demo-plays.ts'

/** Demo logins with two months behind them, so that history, activity, charts and calendars show what they can. */
const members = demoAccounts.filter(({ userId }) => userId === 'premium' || userId === 'customer')
const memberIds = members.map(({ id }) => id)

/** Gives the demo members diagnoses and mental check answers, unless they have some. */
export async function seedDemoHistory(aiesthe: AiestheContext): Promise<void> {
  await seedDemoDiagnoses(aiesthe, {
    // Only customers have a person in charge to publish to.
    members: members.map(({ id, roles }) => ({ memberId: id, publishes: roles.includes('ROLE_CUSTOMER') })),
    sounds: demoSounds.flatMap(({ key, details }) =>
      details.kind === 'aiesthe' && details.minutesCourse === 10
        ? [{ soundId: toDemoSoundId(key), cluster: details.cluster, minutesCourse: details.minutesCourse }]
        : [],
    ),
  })
  await seedDemoMentalCheckAnswers(aiesthe, memberIds)
}

/** Records their plays of the demo sounds that are made by now. */
export async function seedDemoPlayHistory(contentUrl: string): Promise<void> {
  const database = openServiceDatabase(content, { DATABASE_URL: contentUrl, DATABASE_CONNECTIONS: 2 })
  try {
    await seedDemoPlays({ database, memberIds, now: new Date() })
  } finally {
    await database.close()
  }
}
