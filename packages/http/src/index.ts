export { type Language, type LocalText, textIn } from '@hibiki/languages'
export { type AccessRule, accessRules as access } from './access/access-rules.ts'
export { allow, requireKnownCaller, requireSession as memberOf } from './access/allow.ts'
export { type AppOptions, createApp } from './app.ts'
export type { App } from './app-type.ts'
export { MAX_INLINE_BODY_BYTES, MAX_INLINE_FILE_BYTES } from './body-limits.ts'
export { ApiError, type ApiErrorOptions } from './errors/api-error.ts'
export { commonErrorCatalogue as commonErrors } from './errors/common-error-catalogue.ts'
export {
  createErrorBody as errorBody,
  createErrorResponseSchemas as errorResponses,
  ErrorBody,
} from './errors/error-body.ts'
export type { ErrorCatalogue, ErrorEntry } from './errors/error-entry.ts'
export { loadErrorCatalogue as loadErrors } from './errors/load-error-catalogue.ts'
export { respondToUnreadableRequest } from './errors/unreadable-request.ts'
export { acceptMultipart } from './forms/accept-multipart.ts'
export { type BodyOrForm, createBodyOrFormSchema as bodyOrForm } from './forms/body-or-form.ts'
export { drainConnections as drain } from './graceful-close.ts'
export { createInternalFetch, type InternalFetch } from './internal/internal-fetch.ts'
export {
  createInternalCallHeaders as signInternalCall,
  requireSigningKey,
} from './internal/internal-signature.ts'
export { NotModifiedResponse as NotModified } from './not-modified.ts'
export { nullable } from './nullable.ts'
export { EVENT_LOOP_PRECISION_MS } from './observability/http-metrics.ts'
export { createLineWriter } from './observability/line-writer.ts'
export { createProcessLog } from './observability/process-log.ts'
export { installRequestSpans } from './observability/request-spans.ts'
export { createOpenApiDocument as openApiDocument } from './openapi.ts'
export {
  createTooManyRowsError as toTooManyRows,
  pageQueryProperties as PageQuery,
  toOffsetAndLimit as pageOf,
} from './paging.ts'
export { startPeriodicJob as startPeriodic } from './periodic-job.ts'
export { getRequestLanguage as language } from './request-language.ts'
export { sendJsonTextOrNull as sendJson } from './send-json-text-or-null.ts'
export {
  getRoomDeviceCookie as roomDeviceCookie,
  getSessionCookieNames as cookieNames,
  readRoomDeviceId as readRoomDevice,
  sessionEndedHeader,
  sessionStaleHeader,
} from './sessions/cookies.ts'
export { findDeviceSystem } from './sessions/device-system.ts'
export { createRemoteKeyFinder as createRemoteKeys } from './sessions/remote-key-finder.ts'
export { type Role, roles } from './sessions/roles.ts'
export { isEnterpriseOnly, type Session, type SessionVerifier } from './sessions/session.ts'
export { createSessionVerifier, type SessionVerifierOptions } from './sessions/session-verifier.ts'
export { StaleSessionError as StaleSession } from './sessions/stale-session-error.ts'
export { tokenIssuer } from './sessions/token-verifier.ts'
export { requireUrl } from './settings/require-url.ts'
export { requireSecrets, splitSecrets } from './settings/secrets.ts'
export { resolveSettingFiles as withSettingFiles } from './settings/setting-files.ts'
export { describeSettingProblems } from './settings/setting-problems.ts'
export { toTraceSettings, traceSettingsProperties as traceProperties } from './settings/trace-settings.ts'
export { findUnsafeSettings } from './settings/unsafe-settings.ts'
export { getFieldErrorText as fieldText } from './texts.ts'
