import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** The link to the reset form; 60 minutes, once (D-032). */
export function passwordReset({ url }: { url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: ['We received a request to reset the password of your Hibiki account.'],
      button: { label: 'Choose a new password', url },
      notes: [
        'The link works once, for 60 minutes. A newer mail replaces it.',
        'If this was not you, please ignore this mail. Your password stays as it is.',
      ],
    }
  }
  return {
    subject: 'パスワードの再設定',
    heading: 'パスワードの再設定',
    paragraphs: ['響き（Hibiki）のパスワード再設定のお申し込みを受け付けました。'],
    button: { label: '新しいパスワードを設定する', url },
    notes: [
      'このリンクは60分間、一度だけご利用いただけます。新しいメールが届いた場合は、そちらをご利用ください。',
      'お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。',
    ],
  }
}
