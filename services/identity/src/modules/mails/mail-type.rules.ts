/** Members may cancel these kinds of mail; `support` is the one that says that an inquiry was answered. */
export type MailType = 'news' | 'reminder' | 'support'

export function isMailType(value: string): value is MailType {
  return value === 'news' || value === 'reminder' || value === 'support'
}
