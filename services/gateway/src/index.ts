export type { GatewayContext } from './context.ts'
export { gateway } from './service.ts'
