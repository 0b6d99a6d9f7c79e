/**
 * Members may cancel these kinds of mail, each by itself; `support` says that an inquiry was answered, `seven-nights` reminds of an evening.
 */
export const mailTypes = ['news', 'reminder', 'support', 'seven-nights'] as const
export type MailType = (typeof mailTypes)[number]

/** A member whose account is about to be deleted is not invited back. */
export const isInvitation = (type: MailType): boolean => type === 'news' || type === 'seven-nights'

export const isMailType = (value: string): value is MailType => mailTypes.some((type) => type === value)
