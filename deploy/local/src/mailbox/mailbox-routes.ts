import { formatJstDateTime } from '@hibiki/calendar'
import type { FastifyInstance } from 'fastify'
import type { CaughtMail, MailCatcher } from './mail-catcher.ts'
import { REPLY_PATH } from './mail-reply-routes.ts'

/** Local mode only: `GET /dev/mailbox?to=` for tests, `/dev/mail` for people. */
export function mailboxRoutes(catcher: MailCatcher): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return catcher.mails(request.query.to)
    })
    app.get('/dev/mail', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Mails are somebody's input: nothing in them may run or load.
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        )
        .send(page(catcher.mails())),
    )
  }
}

function page(mails: CaughtMail[]): string {
  const list = mails.length === 0 ? '<p>まだメールはありません。</p>' : mails.map(article).join('')
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>届いたメール – Hibiki</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:#FAF7F2;color:#22262B;font:16px/1.7 sans-serif}
article{border:1px solid #E3DACA;border-radius:12px;padding:1rem 1.5rem;margin:1rem 0;background:#fff}
h2{font-size:1.1rem;margin:0}small{color:#5B616B}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
textarea{display:block;box-sizing:border-box;width:100%;font:inherit}button{min-height:44px;padding:0 1.5rem;margin-top:.5rem;font:inherit}</style>
<h1>届いたメール</h1><p>この環境のメールは送信されず、ここに届きます。時刻は日本時間です。</p>${list}</html>`
}

function article({ to, replyTo, subject, text, date }: CaughtMail): string {
  const arrivedAt = formatJstDateTime(new Date(date)).slice(0, 16)
  return `<article><h2>${escapeHtml(subject)}</h2><small>${escapeHtml(to)} · <time datetime="${escapeHtml(date)}">${arrivedAt}</time></small><pre>${linked(text)}</pre>${replyTo === '' ? '' : replyForm({ to, replyTo, text, arrivedAt })}</article>`
}

/** Replies as a mail program would: from the reader's address to that of the header Reply-To, with the mail quoted below. */
function replyForm(mail: Pick<CaughtMail, 'to' | 'replyTo' | 'text'> & { arrivedAt: string }): string {
  const { to, replyTo, text, arrivedAt } = mail
  const quote = `\n\n${arrivedAt} 響き Hibiki <no-reply@hibiki.example>:\n\n${text.replace(/^/gm, '> ')}`
  return `<form method="post" action="${REPLY_PATH}"><input type="hidden" name="from" value="${escapeHtml(to)}"><input type="hidden" name="to" value="${escapeHtml(replyTo)}">
<label>返信<textarea name="text" rows="6" required>${escapeHtml(quote)}</textarea></label><button>返信する</button></form>`
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`)
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
