import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { publishSound } from '../catalogue/publish-sound.ts'
import { findTitleOfIdenticalSound, lockContentHash } from '../catalogue/publishing.sql.ts'
import { lockMasterDataAndListUnknown } from '../master-data/master-references.ts'
import type { InspectedMp3File } from './inspect/inspect-mp3-file.ts'
import { toDeletedMasterDataProblem, type UploadProblem } from './upload-problem.ts'
import { saveUploadVerdict, type UploadRow } from './uploads.sql.ts'

/** Thrown to roll back the work of a replica whose check another one took over. */
class Superseded extends Error {}

/**
 * Publishes an inspected upload: its rows, its event and the end of the upload are committed together. `store` saves the file under its key;
 * it is called while no other transaction can publish the same content.
 */
export async function publishUpload(
  db: Kysely<ContentTables>,
  upload: UploadRow & { lock_token: string },
  file: InspectedMp3File,
  store: (storageKey: string) => Promise<void>,
): Promise<{ soundId: string } | { problem: UploadProblem }> {
  const claim = { key: upload.key, token: upload.lock_token }
  return db.transaction().execute(async (trx) => {
    await lockContentHash(trx, file.sha256)
    const same = await findTitleOfIdenticalSound(trx, { sha256: file.sha256, kind: upload.details.kind })
    if (same !== null) {
      const problem: UploadProblem = { code: 'CONTENT_UPLOAD_DUPLICATE', title: same }
      await saveUploadVerdict(trx, claim, { problem })
      return { problem }
    }
    const gone = await lockMasterDataAndListUnknown(trx, upload.details)
    if (gone.length > 0) {
      const problem = toDeletedMasterDataProblem(gone)
      await saveUploadVerdict(trx, claim, { problem })
      return { problem }
    }
    const { details, file_name: fileName, member_id: actorId } = upload
    const soundId = await publishSound(trx, { details, fileName, file, measurement: file, actorId }, store)
    if (!(await saveUploadVerdict(trx, claim, { soundId }))) throw new Superseded('another copy took over')
    return { soundId }
  })
}
