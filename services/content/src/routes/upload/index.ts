import { type App, access, allow } from '@hibiki/http'
import { takeTurnsWithLargeBodies } from '../../uploads/body-turns.ts'
import type { ReceiveDeps } from '../../uploads/receive-upload.ts'
import { uploadAiesthe } from './aiesthe-dmv.ts'
import { aiestheList } from './aiesthe-dmv-list.ts'
import { deleteAiestheSound } from './delete-aiesthe-dmv.ts'
import { deleteEnterpriseSound } from './delete-enterprise-dmv.ts'
import { deleteSound } from './delete-sound-dmv.ts'
import { deleteSoundTherapySound } from './delete-sound-therapy-dmv.ts'
import { uploadEnterprise } from './enterprise-dmv.ts'
import { enterpriseList } from './enterprise-dmv-list.ts'
import { kanadeList } from './kanade-dmv-list.ts'
import type { ListDeps } from './listed.ts'
import { uploadSound } from './sound-dmv.ts'
import { soundList } from './sound-dmv-list.ts'
import { updateSound } from './sound-dmv-update.ts'
import { uploadSoundTherapy } from './sound-therapy-dmv.ts'
import { soundTherapyList } from './sound-therapy-dmv-list.ts'
import { uploadState } from './state.ts'
import { tus } from './tus.ts'
import { unfinishedUploads } from './unfinished.ts'

/** Whoever keeps the catalogue: administrators, and members who may upload (D-161). */
export async function upload(app: App, deps: ReceiveDeps & ListDeps): Promise<void> {
  allow(app, access.confirmed(access.adminsOrHolders('upload_operator')))
  takeTurnsWithLargeBodies(app)
  uploadAiesthe(app, deps)
  aiestheList(app, deps)
  deleteAiestheSound(app, deps)
  uploadSound(app, deps)
  updateSound(app, deps)
  soundList(app, deps)
  kanadeList(app, deps)
  deleteSound(app, deps)
  uploadSoundTherapy(app, deps)
  soundTherapyList(app, deps)
  deleteSoundTherapySound(app, deps)
  uploadEnterprise(app, deps)
  enterpriseList(app, deps)
  deleteEnterpriseSound(app, deps)
  uploadState(app, deps)
  unfinishedUploads(app, deps)
  tus(app, deps)
}
