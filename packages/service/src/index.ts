export { loadErrors, requireSecrets, splitSecrets } from '@hibiki/http'
export { fillText } from '@hibiki/languages'
export { type LocaleTexts, loadLocaleTexts as loadTexts } from '@hibiki/languages/files'
export type {
  AnyServiceContext as AnyContext,
  BaseContext,
  ResourcesOf,
  ServiceContext,
  ServiceTables,
  TablesOf,
} from './context.ts'
export { defineModule, type ServiceModule as Module } from './define-module.ts'
export { defineService, type ResourceContext, type Service } from './define-service.ts'
export { buildUnconnectedApp as buildUnconnected, describeApi } from './describe-api.ts'
export { migrateService } from './migrate-service.ts'
export { eraseMemberData } from './personal-data/erase-member-consumer.ts'
export { readMemberData } from './personal-data/member-export-route.ts'
export { listPersonalDataDeclarations as listDeclaredData } from './personal-data/personal-data-declarations.ts'
export {
  republishServiceEvents as republishService,
  resetServiceConsumers as rebuildService,
} from './reset-service-consumers.ts'
export { runService } from './run-service.ts'
export { toNatsAddress } from './settings/base-settings.ts'
export {
  publicOriginSettingSchema as publicOriginProperty,
  readPublicOrigin,
} from './settings/public-origin.ts'
export { readConfig, type Settings } from './settings/read-config.ts'
export type { Job } from './start-jobs.ts'
export {
  openServiceDatabase,
  type RunningService,
  type StartServiceOptions as StartOptions,
  startService,
  toMigrationsFolder as findMigrations,
} from './start-service.ts'
