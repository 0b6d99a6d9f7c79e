import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** Instead of a confirmation link when the address already has an account: only its owner learns so (D-040). */
export function existingAddress({ url }: { url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'You already have an account',
      heading: 'This address is already registered',
      paragraphs: [
        'Somebody, probably you, entered this e-mail address for a Hibiki account.',
        'The address already has an account, so please log in with it. If you have forgotten the password, you can choose a new one from the login page.',
      ],
      button: { label: 'To the login page', url },
      notes: ['If this was not you, please ignore this mail. Nothing about your account has changed.'],
    }
  }
  return {
    subject: 'すでにご登録いただいています',
    heading: 'このメールアドレスは登録済みです',
    paragraphs: [
      'このメールアドレスで、響き（Hibiki）のお手続きがありました。',
      'すでにアカウントをお持ちですので、ログインしてご利用ください。パスワードをお忘れの場合は、ログインページから再設定できます。',
    ],
    button: { label: 'ログインページへ', url },
    notes: ['お心当たりのない場合は、このメールを破棄してください。アカウントに変更はありません。'],
  }
}
