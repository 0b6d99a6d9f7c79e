export { loadErrors, requireSecrets, secretsOf } from '@hibiki/http'
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
export { declaredData } from './personal-data/declared.ts'
export { eraseMemberData } from './personal-data/erase-member.ts'
export { readMemberData } from './personal-data/member-export.ts'
export { rebuildService, republishService } from './rebuild-service.ts'
export { runService } from './run-service.ts'
export { natsAddress } from './settings/base-settings.ts'
export { publicOrigin, publicOriginProperty } from './settings/public-origin.ts'
export { readConfig, type Settings } from './settings/read-config.ts'
export type { Job } from './start-jobs.ts'
export {
  migrationsOf,
  openServiceDatabase,
  type RunningService,
  type StartOptions,
  startService,
} from './start-service.ts'
