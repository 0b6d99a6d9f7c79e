import type { Language } from '@hibiki/http'
import type { MailContent } from '@hibiki/mail'

/** An administrator moved the member to another agency, or took that back (D-057); names are written as their owners wrote them. */
export function agencyChanged(
  o: { from: string; to: string; undone: boolean; url: string },
  language: Language,
): MailContent {
  if (language === 'en') {
    return {
      subject: o.undone ? 'Your change of agency was taken back' : 'Your agency has changed',
      heading: o.undone ? 'Your change of agency was taken back' : 'Your agency has changed',
      paragraphs: [
        o.undone
          ? 'The change of your agency was taken back. What you had shared with your agency before is shared with it again.'
          : 'You now belong to another agency. The agency before can no longer see anything of yours, and nothing that you shared with it is shared with the new one.',
        `Before: ${o.from}`,
        `Now: ${o.to}`,
      ],
      button: { label: 'To my page', url: o.url },
      notes: ['If you did not expect this, please ask your agency.'],
    }
  }
  return {
    subject: o.undone ? '代理店の変更の取り消しのお知らせ' : '代理店の変更のお知らせ',
    heading: o.undone ? '代理店の変更が取り消されました' : '所属する代理店が変わりました',
    paragraphs: [
      o.undone
        ? '所属する代理店の変更が取り消されました。以前の代理店に公開していた内容は、ふたたび公開されます。'
        : '所属する代理店が変わりました。以前の代理店は、お客様の情報を見られなくなります。以前の代理店に公開していた内容は、新しい代理店には公開されません。',
      `変更前：${o.from}`,
      `変更後：${o.to}`,
    ],
    button: { label: 'マイページへ', url: o.url },
    notes: ['お心当たりのない場合は、代理店にお問い合わせください。'],
  }
}
