import type { Language } from '@hibiki/http'
import type { MailContent } from '../mail-content.ts'

export function passwordChanged({ url }: { url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Hibiki account has just been changed.',
        'Other devices have been logged out.',
      ],
      notes: ['If this was not you, please choose a new password at once.'],
      button: { label: 'Choose a new password', url },
    }
  }
  return {
    subject: 'パスワードが変更されました',
    heading: 'パスワードが変更されました',
    paragraphs: ['響き（Hibiki）のパスワードが変更されました。', 'ほかの端末はログアウトしました。'],
    notes: ['お心当たりのない場合は、すぐにパスワードを再設定してください。'],
    button: { label: 'パスワードを再設定する', url },
  }
}
