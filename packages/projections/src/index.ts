export {
  type ConsentsTables,
  createConsentsTables,
  findAgreed,
  hasAgreed,
  hasWithdrawn,
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
  findErased,
  isErased,
  lockActor,
  lockMember,
  lockMembers,
  saveErasedMember,
  writeForMember,
} from './members/erased-members.ts'
export type { PersonalData } from './personal-data.ts'
export {
  createMemberProfilesTable,
  findMemberProfile,
  type MemberProfile,
  type MemberProfilesTables,
  upsertMemberProfile,
} from './profiles/member-profiles.sql.ts'
export { createMemberProfilesProjection, type ProfileChange } from './profiles/member-profiles-projection.ts'
export type { Projection } from './projection.ts'
export { createChangedClaimsTable, createSessionTables } from './sessions/create-session-tables.ts'
export { createProjectedSessions } from './sessions/projected-sessions.ts'
export { sessionConsumers } from './sessions/session-consumers.ts'
export { deleteChangedClaims } from './sessions/sessions.sql.ts'
export type { SessionTables } from './sessions/tables.ts'
