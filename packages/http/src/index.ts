export { type Language, type LocalText, selectLanguageText } from '@hibiki/languages'
export { type AccessRule, accessRules } from './access/access-rules.ts'
export { allow, registerRoutes, requireKnownCaller, requireSession } from './access/allow.ts'
export { type AppOptions, createApp } from './app.ts'
export type { App } from './app-type.ts'
export { type BaseAppOptions, createBaseApp } from './base-app.ts'
export { MAX_INLINE_BODY_BYTES, MAX_INLINE_FILE_BYTES } from './body-limits.ts'
export { ApiError, type ApiErrorOptions } from './errors/api-error.ts'
export { commonErrorCatalogue } from './errors/common-error-catalogue.ts'
export {
  createErrorBody,
  createErrorDescriber,
  describeErrors,
  ErrorBody,
} from './errors/error-body.ts'
export type { ErrorCatalogue, ErrorEntry } from './errors/error-entry.ts'
export { loadErrorCatalogue } from './errors/load-error-catalogue.ts'
export { type BodyOrForm, createBodyOrFormSchema } from './forms/body-or-form.ts'
export { multipartForms } from './forms/multipart-forms.ts'
export { createInternalFetch, type InternalFetch } from './internal/internal-fetch.ts'
export {
  createInternalCallHeaders,
  requireSigningKey,
} from './internal/internal-signature.ts'
export { NotModifiedResponse } from './not-modified.ts'
export { nullable } from './nullable.ts'
export { createLineWriter } from './observability/line-writer.ts'
export { operatorRoutes } from './observability/operator-routes.ts'
export { createProcessLog } from './observability/process-log.ts'
export { createOpenApiDocument } from './openapi.ts'
export {
  createTooManyRowsError,
  pageQueryProperties,
  toOffsetAndLimit,
} from './paging.ts'
export { startPeriodicJob } from './periodic-job.ts'
export { getRequestLanguage } from './request-language.ts'
export { Id } from './schemas/id.ts'
export { JapanDay, JapanTime, Moment } from './schemas/moment.ts'
export { Name } from './schemas/name.ts'
export { NameReading, toStoredNameReading } from './schemas/name-reading.ts'
export { RoleSchema } from './schemas/role-schema.ts'
export { sendJsonTextOrNull } from './send-json-text-or-null.ts'
export {
  getRoomDeviceCookie,
  getSessionCookieNames,
  readRoomDeviceId,
  sessionEndedHeader,
  sessionStaleHeader,
} from './sessions/cookies.ts'
export { findDeviceSystem } from './sessions/device-system.ts'
export { hasAuthority } from './sessions/has-authority.ts'
export { createRemoteKeyFinder } from './sessions/remote-key-finder.ts'
export { type Role, roles } from './sessions/roles.ts'
export { isEnterpriseOnly, type Session, type SessionVerifier } from './sessions/session.ts'
export {
  createSessionVerifier,
  type SessionVerifierOptions,
  toSessionEndedError,
} from './sessions/session-verifier.ts'
export { StaleSessionError } from './sessions/stale-session-error.ts'
export { tokenIssuer } from './sessions/token-verifier.ts'
export { requireUrl } from './settings/require-url.ts'
export { requireSecrets } from './settings/secrets.ts'
export { resolveSettingFiles } from './settings/setting-files.ts'
export { describeSettingProblems } from './settings/setting-problems.ts'
export { splitList } from './settings/split-list.ts'
export { toTraceSettings, traceSettingsProperties } from './settings/trace-settings.ts'
export { findUnsafeSettings } from './settings/unsafe-settings.ts'
export { getFieldErrorText } from './texts.ts'
