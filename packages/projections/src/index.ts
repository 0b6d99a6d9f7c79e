export {
  type ConsentsTables,
  createConsentsTables,
  hasCurrentConsent,
  hasWithdrawnConsent,
  listMemberIdsWithConsent,
  saveConsent,
  saveCurrentDocument,
} from './consents/consents.sql.ts'
export { createConsentsProjection } from './consents/consents-projection.ts'
export {
  createEntitlementsTable,
  type Entitlements,
  type EntitlementsTables,
  findEntitlements,
  saveEntitlements,
} from './entitlements/entitlements.sql.ts'
export { createEntitlementsProjection } from './entitlements/entitlements-projection.ts'
export {
  createErasedMembersTable,
  type ErasedMembersTables,
  isMemberErased,
  listErasedMemberIds,
  lockMember,
  lockMembers,
  lockUnerasedActor,
  saveErasedMember,
  writeForMember,
} from './members/erased-members.ts'
export {
  createNameReadingsTable,
  findNameReading,
  type NameReadingsTables,
} from './names/name-readings.sql.ts'
export { createNameReadingsProjection } from './names/name-readings-projection.ts'
export type { PersonalDataDeclaration } from './personal-data-declaration.ts'
export {
  createMemberProfilesTable,
  findMemberProfile,
  type MemberProfile,
  type MemberProfilesTables,
  upsertMemberProfile,
} from './profiles/member-profiles.sql.ts'
export {
  createMemberProfilesProjection,
  type MemberProfileChange,
} from './profiles/member-profiles-projection.ts'
export type { Projection } from './projection.ts'
export { createChangedClaimsTable, createSessionTables } from './sessions/create-session-tables.ts'
export { createProjectedSessionLookup } from './sessions/projected-session-lookup.ts'
export { sessionConsumers } from './sessions/session-consumers.ts'
export type { SessionTables } from './sessions/session-tables.ts'
export { deleteChangedClaims } from './sessions/sessions.sql.ts'
