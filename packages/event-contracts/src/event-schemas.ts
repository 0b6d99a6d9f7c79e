import type { Static } from 'typebox'
import {
  personErasedV1 as aiesthePersonErasedV1,
  diagnosisCompletedV2,
  diagnosisDeletedV1,
  mentalCheckPublishedV1,
  mentalChecksWithdrawnV1,
  publicationChangedV1,
  soundChosenV1,
  stressResultSavedV1,
  stressResultWithdrawnV1,
} from './contracts/aiesthe.ts'
import {
  personErasedV1 as billingPersonErasedV1,
  contractEndedV1,
  contractStartedV1,
  entitlementsChangedV1,
} from './contracts/billing.ts'
import { personErasedV1 as chartsPersonErasedV1, recordSavedV1 } from './contracts/charts.ts'
import {
  enterpriseSoundPublishedV1,
  personErasedV1,
  playRecordedV2,
  soundPublishedV2,
  soundWithdrawnV1,
} from './contracts/content.ts'
import { personErasedV1 as enterprisePersonErasedV1, sectionReportedV1 } from './contracts/enterprise.ts'
import {
  assignmentChangedV1,
  consentChangedV1,
  deletionCancelledV1,
  deletionRequestedV1,
  documentPublishedV1,
  loggedInV1,
  memberChangedV1,
  personDeletedV1,
  roleChangedV1,
  sessionEndedV1,
  transferUndoneV1,
  userRegisteredV1,
} from './contracts/identity.ts'
import { personErasedV1 as supportPersonErasedV1 } from './contracts/support.ts'

/**
 * Every event on the wire, by subject (`<publisher>.<thing>-<past-verb>.v<n>`). A published contract never changes: a new
 * meaning or shape is a new version with its own subject.
 */
export const eventSchemas = {
  'aiesthe.diagnosis-completed.v2': diagnosisCompletedV2,
  'aiesthe.diagnosis-deleted.v1': diagnosisDeletedV1,
  'aiesthe.mental-check-published.v1': mentalCheckPublishedV1,
  'aiesthe.mental-checks-withdrawn.v1': mentalChecksWithdrawnV1,
  'aiesthe.person-erased.v1': aiesthePersonErasedV1,
  'aiesthe.publication-changed.v1': publicationChangedV1,
  'aiesthe.sound-chosen.v1': soundChosenV1,
  'aiesthe.stress-result-saved.v1': stressResultSavedV1,
  'aiesthe.stress-result-withdrawn.v1': stressResultWithdrawnV1,
  'billing.contract-ended.v1': contractEndedV1,
  'billing.contract-started.v1': contractStartedV1,
  'billing.entitlements-changed.v1': entitlementsChangedV1,
  'billing.person-erased.v1': billingPersonErasedV1,
  'charts.person-erased.v1': chartsPersonErasedV1,
  'charts.record-saved.v1': recordSavedV1,
  'content.enterprise-sound-published.v1': enterpriseSoundPublishedV1,
  'content.person-erased.v1': personErasedV1,
  'content.play-recorded.v2': playRecordedV2,
  'content.sound-published.v2': soundPublishedV2,
  'content.sound-withdrawn.v1': soundWithdrawnV1,
  'enterprise.person-erased.v1': enterprisePersonErasedV1,
  'enterprise.section-reported.v1': sectionReportedV1,
  'identity.assignment-changed.v1': assignmentChangedV1,
  'identity.consent-changed.v1': consentChangedV1,
  'identity.deletion-cancelled.v1': deletionCancelledV1,
  'identity.deletion-requested.v1': deletionRequestedV1,
  'identity.document-published.v1': documentPublishedV1,
  'identity.logged-in.v1': loggedInV1,
  'identity.member-changed.v1': memberChangedV1,
  'identity.person-deleted.v1': personDeletedV1,
  'identity.role-changed.v1': roleChangedV1,
  'identity.session-ended.v1': sessionEndedV1,
  'identity.transfer-undone.v1': transferUndoneV1,
  'identity.user-registered.v1': userRegisteredV1,
  'support.person-erased.v1': supportPersonErasedV1,
}

export type EventSubject = keyof typeof eventSchemas

export type EventPayload<S extends EventSubject> = Static<(typeof eventSchemas)[S]>
