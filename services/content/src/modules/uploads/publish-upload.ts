import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { logCatalogueAct } from '../catalogue/catalogue-log.sql.ts'
import { enterpriseSoundPublished } from '../catalogue/enterprise-sound-published.ts'
import { findTitleOfSame, insertSound, lockContent, saveMediaFile } from '../catalogue/publishing.sql.ts'
import { readSoundFacts } from '../catalogue/sound-facts.sql.ts'
import { soundMeasured } from '../catalogue/sound-measured.ts'
import { holdMasterData } from '../master-data/master-references.ts'
import type { InspectedFile } from './inspect/inspect-file.ts'
import { deletedMeanwhile, type Problem } from './problems.ts'
import { settleUpload, type UploadRow } from './uploads.sql.ts'

/** Thrown to undo what a copy of the service did after another one had taken its work over. */
class Superseded extends Error {}

/**
 * Makes a sound of an inspected upload: its rows, its event and the end of the upload commit together. `store` puts the file
 * under its key; it is called while nobody else can publish the same content.
 */
export async function publishUpload(
  db: Kysely<ContentTables>,
  upload: UploadRow & { lock_token: string },
  file: InspectedFile,
  store: (storageKey: string) => Promise<void>,
): Promise<{ soundId: string } | { problem: Problem }> {
  const claim = { key: upload.key, token: upload.lock_token }
  return db.transaction().execute(async (trx) => {
    await lockContent(trx, file.sha256)
    const same = await findTitleOfSame(trx, { sha256: file.sha256, kind: upload.details.kind })
    if (same !== null) {
      const problem: Problem = { code: 'CONTENT_UPLOAD_DUPLICATE', title: same }
      await settleUpload(trx, claim, { problem })
      return { problem }
    }
    const gone = await holdMasterData(trx, upload.details)
    if (gone.length > 0) {
      const problem = deletedMeanwhile(gone)
      await settleUpload(trx, claim, { problem })
      return { problem }
    }
    const storageKey = `${file.sha256.slice(0, 2)}/${file.sha256}.mp3`
    await store(storageKey)
    const mediaFileId = await saveMediaFile(trx, storageKey, file)
    const { details, file_name: fileName } = upload
    const soundId = await insertSound(trx, { details, fileName, mediaFileId, file })
    const facts = await readSoundFacts(trx, soundId)
    await appendToOutbox(trx, [
      { subject: 'content.sound-published.v2', payload: facts },
      ...enterpriseSoundPublished(facts, details, fileName),
      soundMeasured({ soundId, kind: details.kind, frequencies: file.frequencies }),
    ])
    await logCatalogueAct(trx, {
      actorId: upload.member_id,
      action: 'sound-published',
      subjectId: soundId,
      detail: { kind: details.kind, sha256: file.sha256 },
    })
    if (!(await settleUpload(trx, claim, { soundId }))) throw new Superseded('another copy took over')
    return { soundId }
  })
}
