import { openServiceDatabase } from '@hibiki/service'
import type { SupportContext } from '../../context.ts'
import { reencodePicture } from '../inquiries/reencode-picture.ts'
import { type AwardFields, hasAnyAwardEverExisted, insertAward } from './awards.sql.ts'

export interface NewAward extends AwardFields {
  /** The caller sets the id, so that an award is added only once. */
  id: string
  /** JPEG, PNG or WebP. */
  picture: Buffer
}

/**
 * Adds awards where none was ever added, so that later changes and deletions stay.
 *
 * @param databaseUrl support's own database, already migrated
 */
export async function addAwards(
  databaseUrl: string,
  makeAwards: () => Promise<readonly NewAward[]>,
  now: Date,
): Promise<void> {
  const database = openServiceDatabase<SupportContext>(
    { name: 'support' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 },
  )
  try {
    if (await hasAnyAwardEverExisted(database.db)) return
    const awards = await makeAwards()
    await database.db.transaction().execute(async (trx) => {
      for (const award of awards)
        await insertAward(trx, { ...award, picture: await reencodePicture(award.picture) }, { by: null, now })
    })
  } finally {
    await database.close()
  }
}
