/**
 * Members may cancel these kinds of mail, each by itself; `support` says that an inquiry was answered, `seven-nights` reminds of an evening, and
 * `appointment` of an appointment with the salon.
 */
export const mailTypes = ['news', 'reminder', 'support', 'seven-nights', 'appointment'] as const
export type MailType = (typeof mailTypes)[number]

/** A member whose account is about to be deleted is not invited back. */
export const isInvitation = (type: MailType): boolean => type === 'news' || type === 'seven-nights'

export const isMailType = (value: string): value is MailType => mailTypes.some((type) => type === value)

/** Members switch these in the settings; the mails of the seven nights are switched where these are chosen, and no news are sent. */
const ofMembers = ['appointment', 'support', 'reminder'] as const satisfies readonly MailType[]
const ofEnterprises = ['support'] as const satisfies readonly MailType[]

export type SettableMailType = (typeof ofMembers)[number]
export const settableMailTypes: readonly SettableMailType[] = ofMembers

/** Returns the kinds of mail that concern a member: enterprise accounts have neither a salon nor a card. */
export const listSettableMailTypes = (isEnterprise: boolean): readonly SettableMailType[] =>
  isEnterprise ? ofEnterprises : ofMembers

/**
 * Whether other services are told that a member cancelled a kind of mail, because one of them shows the wish. Who sends the others asks for it
 * when a mail is sent.
 */
export const isCancellationAnnounced = (type: MailType): type is Exclude<MailType, 'appointment'> =>
  type !== 'appointment'
