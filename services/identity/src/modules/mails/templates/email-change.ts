import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** To the new address: the link to the page whose button completes the change (D-043). */
export function emailChangeConfirm({ url }: { url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'Please confirm your new e-mail address',
      heading: 'Confirm your new address',
      paragraphs: [
        'Please open the page below and press “Complete the change” there to use this address for your Hibiki account.',
      ],
      button: { label: 'Open the confirmation page', url },
      notes: [
        'The link works once, for 24 hours.',
        'If you did not ask for this, please ignore this mail. Nothing will change.',
      ],
    }
  }
  return {
    subject: '新しいメールアドレスのご確認',
    heading: '新しいメールアドレスのご確認',
    paragraphs: [
      '下のボタンから確認ページを開き、「変更を確定する」を押してください。このメールアドレスへの変更が完了します。',
    ],
    button: { label: '確認ページを開く', url },
    notes: [
      'このリンクは24時間、一度だけご利用いただけます。',
      'お心当たりのない場合は、このメールを破棄してください。変更は行われません。',
    ],
  }
}

/** To the address in use: somebody who knows the password wants to change it. */
export function emailChangeNotice(o: { newEmail: string; url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'Your e-mail address is about to change',
      heading: 'Change of your e-mail address',
      paragraphs: [
        `The e-mail address of your Hibiki account shall change to ${o.newEmail}.`,
        'The change happens when it is confirmed on the page that the mail to the new address leads to.',
      ],
      button: { label: 'To the settings', url: o.url },
      notes: ['If this was not you, please change your password at once: somebody knows it.'],
    }
  }
  return {
    subject: 'メールアドレス変更のお知らせ',
    heading: 'メールアドレス変更の受付',
    paragraphs: [
      `お客様のメールアドレスを ${o.newEmail} に変更するお申し込みを受け付けました。`,
      '新しいメールアドレスに届くメールから確認ページを開き、変更を確定すると完了します。',
    ],
    button: { label: '設定を開く', url: o.url },
    notes: ['お心当たりのない場合は、パスワードを知られています。すぐにパスワードを変更してください。'],
  }
}
