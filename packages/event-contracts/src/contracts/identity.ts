import { type Role, roles } from '@hibiki/http/roles'
import Type from 'typebox'
import { instantSchema, uuidSchema } from './field-schemas.ts'

/** A session ended for whatever reason; services stop accepting its access tokens within seconds. */
const sessionEndedV1 = Type.Object(
  {
    sessionId: uuidSchema,
    userId: uuidSchema,
    reason: Type.Union([
      Type.Literal('logout'),
      Type.Literal('duplicate-login'),
      Type.Literal('refresh-reuse'),
      Type.Literal('expired'),
      Type.Literal('revoked'),
    ]),
    endedAt: instantSchema,
  },
  { additionalProperties: false },
)

const role = Type.Union(roles.map((name) => Type.Literal(name))) as unknown as Type.TUnsafe<Role>

/** An account was created. `agencyCode` is the agency it has applied to, if any. */
const userRegisteredV1 = Type.Object(
  {
    userId: uuidSchema,
    roles: Type.Array(role),
    agencyCode: Type.Union([Type.String({ pattern: '^[0-9]{12}$' }), Type.Null()]),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/**
 * What a member may do has changed. Access tokens issued before `changedAt` are stale: services reject them, the gateway renews them.
 * `agencyCode` counts as an affiliation only with `agencyStatus` 3.
 */
const roleChangedV1 = Type.Object(
  {
    userId: uuidSchema,
    roles: Type.Array(role),
    authorities: Type.Array(Type.String()),
    agencyCode: Type.Union([Type.String({ pattern: '^[0-9]{12}$' }), Type.Null()]),
    agencyStatus: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]),
    changedAt: instantSchema,
  },
  { additionalProperties: false },
)

const document = Type.Union([Type.Literal('terms-of-service'), Type.Literal('providing-data')])

/** A member agreed to a document, declined it or withdrew the consent. `version` names the text that was decided about. */
const consentChangedV1 = Type.Object(
  {
    userId: uuidSchema,
    document,
    agreed: Type.Boolean(),
    version: Type.String({ minLength: 1 }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/**
 * A member requested the deletion of the account, which takes effect at `effectiveAt` unless the member cancels it. Until then nothing new
 * can be bought. The newest `at` of this and `deletion-cancelled` wins.
 */
const deletionRequestedV1 = Type.Object(
  { userId: uuidSchema, effectiveAt: instantSchema, at: instantSchema },
  { additionalProperties: false },
)

/** The member keeps the account after all. */
const deletionCancelledV1 = Type.Object(
  { userId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/**
 * A transfer was undone: the member is a customer of `agencyCode` again, and what was published to that agency until `performedAt`, the
 * moment of the transfer, is published to it again. `member-changed` says the same of the agency, before or after this.
 */
const transferUndoneV1 = Type.Object(
  {
    transferId: uuidSchema,
    userId: uuidSchema,
    agencyCode: Type.String({ pattern: '^[0-9]{12}$' }),
    performedAt: instantSchema,
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** An account is gone for good: every service erases what it holds of this person and confirms. */
const personDeletedV1 = Type.Object(
  { userId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/**
 * The profile of a member that services display has changed: names, address, roles, agency; the newest `at` wins. `agencyCode` is the
 * agency the member belongs to, not one applied for. This event and `name-reading-changed` are the only ones with personal data: their rows
 * in the outbox are deleted with the person, those in the broker's stream by their age.
 */
const memberChangedV1 = Type.Object(
  {
    userId: uuidSchema,
    loginName: Type.String(),
    name: Type.String(),
    email: Type.String(),
    roles: Type.Array(role),
    agencyCode: Type.Union([Type.String({ pattern: '^[0-9]{12}$' }), Type.Null()]),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** The reading of a member's name in katakana has changed, by which lists are sorted and searched; null without one. The newest `at` wins. */
const nameReadingChangedV1 = Type.Object(
  { userId: uuidSchema, nameKana: Type.Union([Type.String(), Type.Null()]), at: instantSchema },
  { additionalProperties: false },
)

/**
 * The name of an approved agency: after the approval, when it changes, and daily for services that are new or have lost it. The newest
 * `at` wins.
 */
const agencyNamedV1 = Type.Object(
  {
    agencyCode: Type.String({ pattern: '^[0-9]{12}$' }),
    name: Type.String({ minLength: 1 }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** Another version of a document is in force: consents to any other are none from now on. The newest `at` wins. */
const documentPublishedV1 = Type.Object(
  { document, version: Type.String({ minLength: 1 }), at: instantSchema },
  { additionalProperties: false },
)

/** A member cancelled a kind of mail by the link or the header of one, without a login. Asking for it again later counts more. */
const mailCancelledV1 = Type.Object(
  {
    userId: uuidSchema,
    type: Type.Union([
      Type.Literal('news'),
      Type.Literal('reminder'),
      Type.Literal('support'),
      Type.Literal('seven-nights'),
    ]),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** A member logged in. It is sent at most once a day, so it shows activity but no frequency. */
const loggedInV1 = Type.Object({ userId: uuidSchema, at: instantSchema }, { additionalProperties: false })

/** Names the person in charge of a customer, if there is one; the newest `at` wins. */
const assignmentChangedV1 = Type.Object(
  { userId: uuidSchema, picId: Type.Union([uuidSchema, Type.Null()]), at: instantSchema },
  { additionalProperties: false },
)

export const identityEvents = {
  'identity.agency-named.v1': agencyNamedV1,
  'identity.assignment-changed.v1': assignmentChangedV1,
  'identity.consent-changed.v1': consentChangedV1,
  'identity.deletion-cancelled.v1': deletionCancelledV1,
  'identity.deletion-requested.v1': deletionRequestedV1,
  'identity.document-published.v1': documentPublishedV1,
  'identity.logged-in.v1': loggedInV1,
  'identity.mail-cancelled.v1': mailCancelledV1,
  'identity.member-changed.v1': memberChangedV1,
  'identity.name-reading-changed.v1': nameReadingChangedV1,
  'identity.person-deleted.v1': personDeletedV1,
  'identity.role-changed.v1': roleChangedV1,
  'identity.session-ended.v1': sessionEndedV1,
  'identity.transfer-undone.v1': transferUndoneV1,
  'identity.user-registered.v1': userRegisteredV1,
}
