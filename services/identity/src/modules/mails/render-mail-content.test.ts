import { renderMail } from '@hibiki/mail'
import { describe, expect, it } from 'vitest'
import {
  type MailTemplateName,
  type MailTemplateValuesByName,
  renderMailContent,
} from './render-mail-content.ts'

const url = 'https://hibiki.test/page/secret'
const values: MailTemplateValuesByName = {
  registration: { url },
  'existing-address': { url },
  'password-reset': { url },
  'password-changed': { url, easyLoginDisabled: true },
  'second-factor-reset-requested': { effectiveAt: '2026-11-17T03:00:00Z', url, passkeysDeleted: true },
  'second-factor-reset': { url, easyLoginDisabled: true, passkeysDeleted: true },
  'application-approved': { code: 'ABCD2345EFGH', agencyName: 'サロン', agencyCode: '100000000001', url },
  'application-rejected': { code: 'ABCD2345EFGH', agencyName: 'サロン', url },
  'agency-changed': { from: 'サロン東京', to: 'サロン大阪', url },
  'agency-change-undone': { from: 'サロン大阪', to: 'サロン東京', url },
  'passkey-added': { device: 'Safari · iPhone', at: '2026-11-10T03:00:00Z', url, passkeyRequired: true },
  'passkey-required': { firstDay: '2026-12-07', url },
  'new-device': { device: 'Chrome · Windows', at: '2026-11-10T03:00:00Z', url },
  'email-change-confirm': { url },
  'email-change-notice': { newEmail: 'new@example.jp', url },
  'deletion-scheduled': { effectiveAt: '2026-11-17T03:00:00Z', url },
}

const render = (name: MailTemplateName, language: 'ja' | 'en', change: object = {}) =>
  renderMail(renderMailContent(name, { ...values[name], ...change } as never, language), language)

describe.each(Object.keys(values) as MailTemplateName[])('the mail %s', (name) => {
  it('has the same content in HTML and text, in both languages, and contains its link', () => {
    for (const language of ['ja', 'en'] as const) {
      const { subject, html, text } = render(name, language)
      expect(subject).toMatch(/^【Hibiki】.+/)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`href="${url}"`)
      expect(text).toContain(url)
      for (const line of text.split('\n').filter((line) => line !== '' && line !== '--' && line !== url))
        expect(html).toContain(line.replace('響き Hibiki', '響き').replaceAll("'", '&#39;'))
      expect(`${html}${text}${subject}`).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
    }
    expect(render(name, 'ja').text).toMatch(/です|ます|ました|ください/)
    expect(render(name, 'en').text).not.toMatch(/です|ます/)
  })
})

describe('renderMail', () => {
  it('renders typed text as escaped text on one line, and never in the subject', () => {
    const hostile = '<img src=x onerror=alert(1)>"\r\nBcc: everybody@example.jp\n\nhttps://evil.example'
    const mails = [
      render('application-approved', 'ja', { agencyName: hostile }),
      render('email-change-notice', 'en', { newEmail: hostile }),
    ]
    for (const { subject, html, text } of mails) {
      expect(html).not.toContain('<img')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
      expect(text.split('\n').filter((line) => /^(Bcc|https:\/\/evil)/.test(line))).toEqual([])
      expect(subject).not.toMatch(/[\r\n<]/)
    }
  })

  it('addresses the member by the display name, as escaped text', () => {
    const content = {
      ...renderMailContent('new-device', values['new-device'], 'ja'),
      addressee: '<b>花子</b>\nBcc: x',
    }
    const { html, text } = renderMail(content, 'ja')
    expect(html).toContain('&lt;b&gt;花子&lt;/b&gt; Bcc: x 様')
    expect(text).toContain('\n\n<b>花子</b> Bcc: x 様\n\n')
    expect(renderMail({ ...content, addressee: 'Zoë' }, 'en').text).toContain('Dear Zoë,')
  })

  it('formats times in Japanese time', () => {
    expect(render('deletion-scheduled', 'ja').text).toContain('2026年11月17日 12:00')
    expect(render('new-device', 'en').text).toContain('10 November 2026, 12:00 (JST)')
  })

  it('formats days of the Japanese calendar', () => {
    expect(render('passkey-required', 'ja').text).toContain('2026年12月7日から')
    expect(render('passkey-required', 'en').text).toContain('From 7 December 2026 on')
  })

  it('says what a reset takes: the passkeys where the role must use them, else the confirmation code', () => {
    for (const name of ['second-factor-reset', 'second-factor-reset-requested'] as const) {
      const { subject, text } = render(name, 'ja')
      expect(subject).not.toContain('確認コード')
      expect(text).toContain('パスキー')
      const ofCode = render(name, 'ja', { passkeysDeleted: false }).text
      expect(ofCode).not.toContain('パスキー')
      expect(ofCode).toMatch(/確認コードが無効にな/)
    }
  })

  it('offers easy login after a reset only where no passkey is required', () => {
    const offer = '設定からもう一度有効にできます。'
    expect(render('second-factor-reset', 'ja').text).not.toContain(offer)
    expect(render('second-factor-reset', 'ja', { passkeysDeleted: false }).text).toContain(offer)
  })

  it('tells who must use a passkey to contact us about one of somebody else', () => {
    expect(render('passkey-added', 'ja').text).toContain('すぐにお問い合わせください。')
    expect(render('passkey-added', 'ja', { passkeyRequired: false }).text).not.toContain('お問い合わせ')
  })

  it('tells everybody who logged in without a passkey of the logout, and that rooms go on', () => {
    const { text } = render('passkey-required', 'ja')
    expect(text).toContain('パスキーを作成済みの場合もログアウトします。')
    expect(text).toContain('お部屋の端末は、ログアウトせずに再生を続けます。')
  })

  it('calls an unknown device unknown', () => {
    expect(render('new-device', 'ja', { device: '' }).text).toContain('端末：不明')
  })

  it('contains agency and code of an approved application', () => {
    const { text } = render('application-approved', 'en')
    expect(text).toContain('Agency: サロン')
    expect(text).toContain('Agency code: 100000000001')
    expect(render('application-approved', 'en', { agencyCode: null }).text).not.toContain('Agency code')
  })

  it('says that an application was not approved, and leaves out an empty agency', () => {
    const { text } = render('application-rejected', 'ja', { agencyName: '' })
    expect(text).toContain('申請コード ABCD2345EFGH の申請は承認されませんでした。')
    expect(text).not.toContain('代理店：')
  })
})

describe('a mail that its reader may cancel', () => {
  it('has the cancel link at the end, in HTML and text', () => {
    const unsubscribeUrl = 'https://hibiki.test/advertise?request=cancel'
    const { html, text } = renderMail(
      { ...renderMailContent('registration', { url }, 'ja'), unsubscribeUrl },
      'ja',
    )
    expect(html).toContain(`href="${unsubscribeUrl}"`)
    expect(text).toContain(`このご案内の配信を停止する\n${unsubscribeUrl}`)
  })
})
