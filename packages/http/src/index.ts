export { allow, memberOf, requireKnownCaller } from './access/allow.ts'
export { type AccessRule, access } from './access/rules.ts'
export { type App, type AppOptions, createApp } from './app.ts'
export { maxInlineBodyBytes } from './body-limits.ts'
export {
  idFilter,
  ListQuery,
  type ListRequest,
  readListRequest,
  sendRange,
  textFilter,
} from './console/list-request.ts'
export { ApiError, type ApiErrorOptions } from './errors/api-error.ts'
export { commonErrors, type ErrorCatalogue, type ErrorEntry } from './errors/catalogue.ts'
export { ErrorBody, errorBody, errorResponses } from './errors/error-body.ts'
export { respondToUnreadableRequest } from './errors/unreadable-request.ts'
export { createInternalFetch, type InternalFetch } from './internal/internal-fetch.ts'
export { signInternalCall } from './internal/signature.ts'
export { type Language, type LocalText, language } from './language.ts'
export { createProcessLog } from './observability/process-log.ts'
export { openApiDocument } from './openapi.ts'
export { startPeriodic } from './periodic.ts'
export { cookieNames, sessionEndedHeader, sessionStaleHeader } from './sessions/cookies.ts'
export { remoteKeys } from './sessions/remote-keys.ts'
export { isEnterpriseOnly, type Role, roles, type Session, type SessionVerifier } from './sessions/session.ts'
export { StaleSession } from './sessions/stale-session.ts'
export { tokenIssuer } from './sessions/token-verifier.ts'
export { createSessionVerifier, type SessionVerifierOptions } from './sessions/verifier.ts'
export { requireUrl } from './settings/require-url.ts'
export { requireSecrets, secretsOf } from './settings/secrets.ts'
export { settingProblems } from './settings/setting-problems.ts'
