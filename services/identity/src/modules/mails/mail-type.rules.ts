export type MailType = 'news' | 'reminder'

export function isMailType(value: string): value is MailType {
  return value === 'news' || value === 'reminder'
}
