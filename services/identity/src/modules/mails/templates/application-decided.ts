import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** Result of an application (D-054); `agencyName` is shown as its owner wrote it. */
export function applicationDecided(
  o: { approved: boolean; code: string; agencyName: string; agencyCode: string | null; url: string },
  language: Language,
): MailContent {
  const about =
    o.agencyName === '' ? [] : [language === 'en' ? `Agency: ${o.agencyName}` : `代理店：${o.agencyName}`]
  // Told with the approval only: it is what customers register with (D-044).
  if (o.approved && o.agencyCode !== null)
    about.push(language === 'en' ? `Agency code: ${o.agencyCode}` : `代理店コード：${o.agencyCode}`)
  if (language === 'en') {
    return {
      subject: o.approved ? 'Your application was approved' : 'The result of your application',
      heading: o.approved ? 'Your application was approved' : 'Your application was not approved',
      paragraphs: [
        o.approved
          ? `Your application ${o.code} was approved. You can use the new functions from now on.`
          : `We are sorry: your application ${o.code} was not approved.`,
        ...about,
      ],
      button: { label: 'To my page', url: o.url },
      notes: o.approved ? [] : ['If you have questions, please ask the person in charge of your agency.'],
    }
  }
  return {
    subject: o.approved ? '申請が承認されました' : '申請の結果のお知らせ',
    heading: o.approved ? '申請が承認されました' : '申請は承認されませんでした',
    paragraphs: [
      o.approved
        ? `申請コード ${o.code} の申請が承認されました。すぐにご利用いただけます。`
        : `申し訳ございません。申請コード ${o.code} の申請は承認されませんでした。`,
      ...about,
    ],
    button: { label: 'マイページへ', url: o.url },
    notes: o.approved ? [] : ['ご不明な点は、代理店の担当者にお問い合わせください。'],
  }
}
