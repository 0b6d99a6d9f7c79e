import type { AddresseeLookup } from '@hibiki/mail'
import { describe, expect, it } from 'vitest'
import { createMailPageLinks } from './mail-page-links.ts'
import { renderAddressedMail } from './render-addressed-mail.ts'

const unsubscribeUrl = 'https://hibiki.test/advertise?request=cancel&type=reminder&key=k'
const body = {
  card: { brand: 'visa', last4: '4242' },
  products: [{ ja: 'ライト', en: 'Light' }],
  expYear: 2026,
  expMonth: 12,
}

function open(subscribed: boolean) {
  const asked: (string | undefined)[] = []
  const addressees: AddresseeLookup = async (_memberId, type) => {
    asked.push(type)
    return { email: 'member@example.jp', name: '響 花子', language: 'ja', subscribed, unsubscribeUrl }
  }
  const mail = { userId: 'member', template: 'card-expiring', body }
  // A reminder names no other user, so the database is not read.
  const opened = renderAddressedMail(
    { db: {} as never, addressees, pages: createMailPageLinks('https://hibiki.test') },
    mail,
  )
  return { opened, asked }
}

describe('the mail of a reminder', () => {
  it('is not sent to a member who has cancelled reminders', async () => {
    const { opened, asked } = open(false)
    expect(await opened).toBeNull()
    expect(asked).toEqual(['reminder'])
  })

  it('addresses the member and carries the link that cancels reminders', async () => {
    expect((await open(true).opened)?.content).toMatchObject({ addressee: '響 花子', unsubscribeUrl })
  })
})
