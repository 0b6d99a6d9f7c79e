import type { AiestheContext } from '@hibiki/aiesthe'
import { content } from '@hibiki/content'
import type { DemoSound } from '@hibiki/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import type { DemoPayments } from '../contracts.ts'
import { seedMemberAccounts } from './seed-accounts.ts'
import { seedMemberChecksAndDiagnoses } from './seed-checks-and-diagnoses.ts'
import { seedMemberContracts } from './seed-contracts.ts'
import { seedMemberInquiries } from './seed-inquiries.ts'
import { seedMemberListening } from './seed-listening.ts'
import { seedRoomPlaybackHistory } from './seed-room-playback-history.ts'

interface SeedMembers {
  databases: Record<'identity' | 'billing' | 'content' | 'support' | 'enterprise', string>
  aiesthe: AiestheContext
  now: Date
  /** The sounds that are rendered first. */
  firstSounds: readonly DemoSound[]
  /** Resolves when they are; what needs none of them is seeded meanwhile. */
  firstSoundsMade: Promise<unknown>
  /** A provider that accepts Stripe's test tokens; without one nobody has a card. */
  payments?: DemoPayments
}

/**
 * Brings to life who the demo's statistics are about: 60 invented members with two months behind them, and a month of the hotel's rooms.
 * Each service has its part once; what was interrupted is completed by the next call.
 */
export async function seedDemoMembers(options: SeedMembers): Promise<void> {
  const { databases, aiesthe, now, firstSounds, firstSoundsMade, payments } = options
  const database = openServiceDatabase(content, { DATABASE_URL: databases.content, DATABASE_CONNECTIONS: 2 })
  try {
    await Promise.all([
      seedMemberAccounts(databases.identity, now),
      seedMemberContracts(databases.billing, now, payments),
      firstSoundsMade.then(() => seedMemberListening(database, { now, firstSounds })),
      seedMemberChecksAndDiagnoses(aiesthe, firstSounds),
      seedMemberInquiries(databases.support, { now, firstSounds }),
      seedRoomPlaybackHistory(databases.enterprise, now),
    ])
  } finally {
    await database.close()
  }
}
