import { type App, access, allow } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import type { TakePhotoDeps } from '../../diagnosis/take-photo.ts'
import { cluster } from './cluster.ts'
import { currentStep } from './current-step.ts'
import { deleteAllResults } from './delete-all-results.ts'
import { deleteResult } from './delete-result.ts'
import { detect } from './detect.ts'
import { detectAfter } from './detect-after.ts'
import { detectResult } from './detect-result.ts'
import { detectResultFromCalteRecordId } from './detect-result-from-calte-record-id.ts'
import { detectResultFromRecordCalteId } from './detect-result-from-record-calte-id.ts'
import { un64 } from './dr-ai-healthcare/un64.ts'
import { up65 } from './dr-ai-healthcare/up65.ts'
import { historyCount } from './history-count.ts'
import { historyWithoutRelatedCalte } from './history-without-related-calte.ts'
import { myHistory } from './my-history.ts'
import { myHistoryCount } from './my-history-count.ts'
import { photoViews } from './photo-views.ts'
import { photos } from './photos.ts'
import { publication } from './publication.ts'
import { randomChoice } from './random.ts'
import { therapyList } from './sound-therapy/list.ts'
import { therapySound } from './sound-therapy/sound.ts'
import { startAgain } from './start-again.ts'

export interface AiestheRouteDeps extends TakePhotoDeps {
  db: Kysely<AiestheTables>
  soundLinks: MediaLinks
  photoLinks: MediaLinks
}

export async function aiesthe(app: App, deps: AiestheRouteDeps): Promise<void> {
  await app.register(async (members: App) => {
    allow(members, access.memberNotEnterprise)
    currentStep(members, deps)
    startAgain(members, deps)
    detect(members, deps)
    detectAfter(members, deps)
    myHistoryCount(members, deps)
    myHistory(members, deps)
    photoViews(members, deps)
    publication(members, deps)
    deleteResult(members, deps)
    deleteAllResults(members, deps)
    cluster(members, deps)
    randomChoice(members, deps)
    therapyList(members, deps)
    therapySound(members, deps)
    un64(members, deps)
    up65(members, deps)
    // Whose results a member may see is decided per result.
    detectResult(members, deps)
    detectResultFromCalteRecordId(members, deps)
    detectResultFromRecordCalteId(members, deps)
    photos(members, deps)
    historyCount(members, deps)
    historyWithoutRelatedCalte(members, deps)
  })
}
