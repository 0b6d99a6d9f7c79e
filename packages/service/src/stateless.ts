export type { StatelessContext } from './context.ts'
export type { StatelessModule } from './define-module.ts'
export { defineStatelessService, type ResourceContext, type StatelessService } from './define-service.ts'
export { runStatelessService } from './run-stateless-service.ts'
export { readStatelessConfig, type Settings } from './settings/read-settings.ts'
export {
  buildStatelessApp,
  openStatelessContext,
  type RunningStatelessService,
  startStatelessService,
} from './start-stateless-service.ts'
