import { openServiceDatabase } from '@hibiki/service'
import { billing } from '../../service.ts'
import { findSeller, insertSellerRevision } from './seller.sql.ts'
import { emptySellerDetails, type SellerDetails } from './seller-details.ts'
import { createSellerDrafts } from './seller-drafts.ts'

/**
 * Fills in the notice of a shop that has none yet: who sells as given, and the terms as the drafts say.
 * @param options.databaseUrl billing's own database, already migrated
 */
export async function seedSeller(options: {
  databaseUrl: string
  seller: Partial<SellerDetails>
  takesKonbini: boolean
  now: Date
}): Promise<void> {
  const database = openServiceDatabase(billing, {
    DATABASE_URL: options.databaseUrl,
    DATABASE_CONNECTIONS: 1,
  })
  const details = {
    ...emptySellerDetails,
    ...createSellerDrafts({ takesKonbini: options.takesKonbini }),
    ...options.seller,
  }
  try {
    if (await findSeller(database.db)) return
    await insertSellerRevision(database.db, { revision: 1, savedAt: options.now, details })
  } finally {
    await database.close()
  }
}
