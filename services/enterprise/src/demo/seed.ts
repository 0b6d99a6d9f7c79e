import { openServiceDatabase } from '@hibiki/service'
import type { EnterpriseContext } from '../context.ts'
import { enterprise } from '../service.ts'
import { insertDemoRooms } from './demo-rooms.sql.ts'

/** Fixed, so that other demo data and tests can refer to it. */
export const demoEnterprise = {
  /** The demo login `enterprise` of identity. */
  memberId: '019aa000-0000-7000-8000-000000000009',
  agencyId: '019aa000-0000-7000-8000-000000000101',
  alertEmail: 'enterprise@hibiki.example',
  rooms: [
    {
      id: '019aa000-0000-7000-8000-000000000111',
      name: 'ロビー',
      sections: [
        { id: '019aa000-0000-7000-8000-000000000121', name: '受付カウンター' },
        { id: '019aa000-0000-7000-8000-000000000122', name: 'ラウンジ' },
      ],
    },
    {
      id: '019aa000-0000-7000-8000-000000000112',
      name: 'スパ',
      sections: [
        { id: '019aa000-0000-7000-8000-000000000123', name: 'リラクゼーション室' },
        { id: '019aa000-0000-7000-8000-000000000124', name: '休憩室' },
      ],
    },
  ],
} as const

/** The rooms of the demo hotel, once: what was changed or deleted since stays so. Returns whether it made them. */
export async function seedDemoRooms(databaseUrl: string, now: Date): Promise<boolean> {
  const database = openServiceDatabase<EnterpriseContext>(enterprise, {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: 2,
  })
  try {
    return await database.db.transaction().execute((trx) => insertDemoRooms(trx, demoEnterprise, now))
  } finally {
    await database.close()
  }
}
