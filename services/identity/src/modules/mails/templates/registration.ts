import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** The link that skips step 1 of the registration (D-032). */
export function registration({ url }: { url: string }, language: Language): MailContent {
  if (language === 'en') {
    return {
      subject: 'Please confirm your e-mail address',
      heading: 'Welcome to Hibiki',
      paragraphs: [
        'Thank you for your interest in Hibiki.',
        'Please open the link below and enter your details to complete the registration.',
      ],
      button: { label: 'Continue registration', url },
      notes: [
        'The link works once, for 24 hours. A newer mail replaces it.',
        'If you did not ask for this, please ignore this mail. Nothing has been registered.',
      ],
    }
  }
  return {
    subject: 'メールアドレスのご確認',
    heading: 'ようこそ、響きへ',
    paragraphs: [
      '響き（Hibiki）にお申し込みいただき、ありがとうございます。',
      '下のボタンから登録ページを開き、お客様情報を入力して登録を完了してください。',
    ],
    button: { label: '登録を続ける', url },
    notes: [
      'このリンクは24時間、一度だけご利用いただけます。新しいメールが届いた場合は、そちらをご利用ください。',
      'お心当たりのない場合は、このメールを破棄してください。登録は行われません。',
    ],
  }
}
