export { buildGateway, type Gateway, type GatewayDeps } from './app.ts'
export { type GatewayConfig, readConfig } from './config.ts'
export { mergeOpenapi, type NamedDocument } from './domain/merge-openapi.ts'
export { type RunningGateway, startGateway } from './start-gateway.ts'
