export { loadErrorCatalogue, requireSecrets, splitList } from '@hibiki/http'
export { loadTexts, type Texts } from '@hibiki/languages/texts'
export type {
  AnyServiceContext,
  BaseContext,
  ResourcesOf,
  ServiceContext,
  ServiceTables,
  TablesOf,
} from './context.ts'
export { defineModule, type ServiceModule } from './define-module.ts'
export { defineService, type ResourceContext, type Service } from './define-service.ts'
export { buildUnconnectedApp, describeApi } from './describe-api.ts'
export { migrateService } from './migrate-service.ts'
export { eraseMemberData } from './personal-data/erase-member-consumer.ts'
export { readMemberData } from './personal-data/member-export-route.ts'
export { listPersonalDataDeclarations } from './personal-data/personal-data-declarations.ts'
export {
  republishServiceEvents,
  resetServiceConsumers,
} from './reset-service-consumers.ts'
export { runService } from './run-service.ts'
export { toNatsAddress } from './settings/base-settings.ts'
export {
  publicOriginSettingSchema,
  readPublicOrigin,
} from './settings/public-origin.ts'
export { readConfig } from './settings/read-config.ts'
export type { Settings } from './settings/read-settings.ts'
export type { Job } from './start-jobs.ts'
export {
  openServiceDatabase,
  type RunningService,
  type StartServiceOptions,
  startService,
  toMigrationsFolder,
} from './start-service.ts'
