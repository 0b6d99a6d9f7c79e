export { loadErrors, requireSecrets, splitSecrets } from '@hibiki/http'
export { fillText } from '@hibiki/languages'
export { type LocaleTexts, loadTexts } from '@hibiki/languages/files'
export type {
  AnyContext,
  BaseContext,
  ResourcesOf,
  ServiceContext,
  ServiceTables,
  TablesOf,
} from './context.ts'
export { defineModule, type Module } from './define-module.ts'
export { defineService, type ResourceContext, type Service } from './define-service.ts'
export { buildUnconnected, describeApi } from './describe-api.ts'
export { migrateService } from './migrate-service.ts'
export { listDeclaredData } from './personal-data/declared-data.ts'
export { eraseMemberData } from './personal-data/erase-member.ts'
export { readMemberData } from './personal-data/member-export.ts'
export { rebuildService, republishService } from './rebuild-service.ts'
export { runService } from './run-service.ts'
export { toNatsAddress } from './settings/base-settings.ts'
export { publicOriginProperty, readPublicOrigin } from './settings/public-origin.ts'
export { readConfig, type Settings } from './settings/read-config.ts'
export type { Job } from './start-jobs.ts'
export {
  findMigrations,
  openServiceDatabase,
  type RunningService,
  type StartOptions,
  startService,
} from './start-service.ts'
