import type { App } from '@hibiki/http'
import type { MediaStorage, S3Settings } from '@hibiki/media-storage'
import { createS3Storage } from '@hibiki/media-storage/s3'
import type { ContentContext } from '../context.ts'
import { createS3Staging } from '../modules/uploads/s3-staging.ts'
import type { UploadChecks } from '../modules/uploads/upload-checks.ts'
import type { UploadStaging } from '../modules/uploads/upload-staging.ts'
import type { ContentApp } from './content-app.ts'

/** One of several replicas of the service on one database and one storage. */
export interface Replica {
  app: App
  url: string
  storage: MediaStorage
  staging: UploadStaging
  checks: UploadChecks
  close(): Promise<void>
}

/** Starts a replica that listens, on the folder of `content` or on a bucket. */
export async function startReplica(
  content: ContentApp,
  settings: S3Settings | null,
  resources: Partial<Pick<ContentContext, 'uploadSilenceMs'>> = {},
): Promise<Replica> {
  const storage = settings === null ? content.storage : createS3Storage(settings)
  const staging = settings === null ? content.staging : createS3Staging({ settings, storage })
  const { app, context, close } = await content.openReplica({ resources: { storage, staging, ...resources } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    url,
    storage,
    staging,
    checks: context.checks,
    async close() {
      app.server.closeAllConnections()
      await close()
      if (settings !== null) await storage.close()
    },
  }
}
