import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** `easyLoginDisabled`: there was an easy-login link, which the change switched off. */
export function passwordChanged(
  { url, easyLoginDisabled }: { url: string; easyLoginDisabled: boolean },
  language: Language,
): MailContent {
  if (language === 'en') {
    return {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Hibiki account has just been changed.',
        'Other devices have been logged out.',
        ...(easyLoginDisabled
          ? ['Easy login has been switched off. You can switch it on in the settings.']
          : []),
      ],
      notes: ['If this was not you, please choose a new password at once.'],
      button: { label: 'Choose a new password', url },
    }
  }
  return {
    subject: 'パスワードが変更されました',
    heading: 'パスワードが変更されました',
    paragraphs: [
      '響き（Hibiki）のパスワードが変更されました。',
      'ほかの端末はログアウトしました。',
      ...(easyLoginDisabled ? ['簡単ログインを無効にしました。設定からもう一度有効にできます。'] : []),
    ],
    notes: ['お心当たりのない場合は、すぐにパスワードを再設定してください。'],
    button: { label: 'パスワードを再設定する', url },
  }
}
