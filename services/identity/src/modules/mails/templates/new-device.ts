import type { Language } from '@hibiki/http'
import { jstMoment, type MailContent } from '@hibiki/mail'

/** A login from a browser that this account has not used before. */
export function newDevice(o: { device: string; at: string; url: string }, language: Language): MailContent {
  const at = jstMoment(o.at, language)
  if (language === 'en') {
    return {
      subject: 'Login from a new device',
      heading: 'Login from a new device',
      paragraphs: [
        'Your Hibiki account was logged in to from a device that we do not know yet.',
        `Time: ${at}`,
        `Device: ${o.device === '' ? 'unknown' : o.device}`,
      ],
      button: { label: 'Check my devices', url: o.url },
      notes: ['If this was not you, please end that device in the settings and change your password.'],
    }
  }
  return {
    subject: '新しい端末からのログイン',
    heading: '新しい端末からログインがありました',
    paragraphs: [
      'はじめての端末から、お客様のアカウントにログインがありました。',
      `日時：${at}`,
      `端末：${o.device === '' ? '不明' : o.device}`,
    ],
    button: { label: '端末を確認する', url: o.url },
    notes: ['お心当たりのない場合は、設定でその端末を終了し、パスワードを変更してください。'],
  }
}
