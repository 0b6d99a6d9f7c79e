import { type Language, languages } from '@hibiki/languages'
import type { MailContent } from './mail-content.ts'
import { getFixedT } from './texts.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  replyTo?: string
}

/** HTML and plain text with the same content. Tables and inline styles, because mail programs know nothing else. */
export function renderMail(content: MailContent, language: Language): RenderedMail {
  return {
    subject: `【Hibiki】${content.subject}`,
    html: html(content, language),
    text: text(content, language),
    headers: toUnsubscribeHeaders(content),
    ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
  }
}

/** Lets mail programs show a button of their own that unsubscribes with one request (RFC 2369 and 8058). */
function toUnsubscribeHeaders({ oneClickUrl }: MailContent): Record<string, string> {
  if (oneClickUrl === undefined) return {}
  return {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const toSignature = ({ replyTo }: MailContent, language: Language) =>
  getFixedT(language)(replyTo === undefined ? 'signature' : 'signatureWithReplies')

function text(content: MailContent, language: Language): string {
  const { heading, details = [], button, notes } = content
  const paragraphs = greeted(content, language)
  const items = details.map(({ label, value }) => [`[${oneLine(label)}]`, ...linesOf(value)].join('\n'))
  const link = button ? [`${oneLine(button.label)}\n${oneLine(button.url)}`] : []
  const blocks = [...[heading, ...paragraphs].map(oneLine), ...items, ...link, ...notes.map(oneLine)]
  const t = getFixedT(language)
  const stop = content.unsubscribeUrl ? `${t('unsubscribe')}\n${oneLine(content.unsubscribeUrl)}\n` : ''
  return `${blocks.join('\n\n')}\n\n--\n響き Hibiki\n${toSignature(content, language)}\n${stop}`
}

/** Adds the salutation if the mail knows the reader's name. */
function greeted({ addressee, paragraphs }: MailContent, language: Language): string[] {
  if (addressee === undefined) return paragraphs
  return [getFixedT(language)('salutation', { name: oneLine(addressee) }), ...paragraphs]
}

// A typed line break would let user input look like our own text.
function oneLine(block: string): string {
  return block.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

const linesOf = (value: string) => value.split('\n').map(oneLine)

const japanese = "'Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,sans-serif"
/** Mails carry no fonts: Japanese ones would lack Chinese characters or draw them in another shape. */
const fonts: Record<Language, string> = {
  ja: japanese,
  en: japanese,
  cn: "'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif",
  tw: "'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif",
}

function html(content: MailContent, language: Language): string {
  const { heading, details = [], button, notes } = content
  const paragraphs = greeted(content, language)
  const t = getFixedT(language)
  const font = fonts[language]
  const paragraph = (body: string, style: string) =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(body)}</p>`
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#FAF7F2;color:#22262B;font-family:${font};line-height:1.7;font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF7F2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;color:#1F3A5F;font-size:20px;font-weight:600;letter-spacing:.08em">響き <span style="font-size:14px;font-weight:400">Hibiki</span></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E4DED3;border-radius:12px;padding:32px 24px">
<h1 style="margin:0 0 20px;color:#1F3A5F;font-size:22px;line-height:1.5;font-weight:600">${escapeHtml(heading)}</h1>
${paragraphs.map((body) => paragraph(body, '')).join('\n')}
${details.length > 0 ? detailsHtml(details) : ''}
${button ? buttonHtml(button, t('linkHint')) : ''}
${notes.map((body) => paragraph(body, 'color:#5B6068;font-size:14px')).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px;color:#5B6068;font-size:14px">${escapeHtml(toSignature(content, language))}${content.unsubscribeUrl ? unsubscribeHtml(content.unsubscribeUrl, t('unsubscribe')) : ''}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function detailsHtml(details: { label: string; value: string }[]): string {
  const cell = 'padding:10px 0;border-top:1px solid #E4DED3'
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td style="${cell}"><span style="color:#5B6068;font-size:14px">${escapeHtml(label)}</span><br>${linesOf(value).map(escapeHtml).join('<br>')}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-bottom:1px solid #E4DED3">${rows.join('\n')}</table>`
}

function buttonHtml({ label, url }: { label: string; url: string }, hint: string): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#1F3A5F;border-radius:999px"><a href="${address}" style="display:inline-block;padding:12px 28px;color:#FFFFFF;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 20px;color:#5B6068;font-size:14px">${escapeHtml(hint)}<br><a href="${address}" style="color:#1F3A5F;word-break:break-all">${address}</a></p>`
}

function unsubscribeHtml(url: string, label: string): string {
  return `<br><a href="${escapeHtml(url)}" style="color:#5B6068">${escapeHtml(label)}</a>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
