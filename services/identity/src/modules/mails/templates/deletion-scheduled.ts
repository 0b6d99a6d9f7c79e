import type { Language } from '@hibiki/http'
import { jstMoment, type MailContent } from '@hibiki/mail'

/** The account will be deleted; until then the member may change their mind (D-192). */
export function deletionScheduled(o: { effectiveAt: string; url: string }, language: Language): MailContent {
  const at = jstMoment(o.effectiveAt, language)
  if (language === 'en') {
    return {
      subject: 'Your account will be deleted',
      heading: 'Your account will be deleted',
      paragraphs: [
        `Your Hibiki account and everything in it will be deleted on ${at}.`,
        'Until then you can log in and undo this in the settings.',
      ],
      button: { label: 'To the settings', url: o.url },
      notes: ['If this was not you, please undo it and change your password at once.'],
    }
  }
  return {
    subject: 'アカウント削除の受付',
    heading: 'アカウント削除を受け付けました',
    paragraphs: [
      `${at} に、お客様のアカウントとすべてのデータを削除します。`,
      'それまでは、ログインして設定から取り消すことができます。',
    ],
    button: { label: '設定を開く', url: o.url },
    notes: ['お心当たりのない場合は、削除を取り消し、すぐにパスワードを変更してください。'],
  }
}
