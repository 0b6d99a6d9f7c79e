/**
 * `enrolment` means that the role needs a second factor that the member has yet to set up; other services treat it like low.
 * `passkey-enrolment` means that the role needs a passkey that the member has yet to create; it opens nothing else.
 */
export type StoredAssurance = 'full' | 'low' | 'enrolment' | 'passkey-enrolment'
