import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const born = { birthYear: 1990, birthMonth: 2, birthDay: 28, gender: 1 }

async function loggedIn() {
  const member = await identity.addMember()
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const update = (profile: object, userId = member.userId, more: object = {}) =>
    browser.call('POST', '/profile/update', { payload: { userId, profile, ...more } })
  const me = async () => (await browser.call('POST', '/auth/me')).json()
  const profile = async () => (await me()).profile
  return { member, update, me, profile }
}

describe('POST /profile/update', () => {
  it('responds with 200 and saves the profile, found by login name or id, and unsets it again', async () => {
    const { member, update, profile } = await loggedIn()
    expect((await update(born)).json()).toEqual({})
    expect(await profile()).toEqual(born)
    const unset = { birthYear: -1, birthMonth: -1, birthDay: -1, gender: null }
    expect((await update(unset, member.id)).statusCode).toBe(200)
    expect(await profile()).toEqual(unset)
  })

  it('responds with 200, changes the display name and publishes it, and leaves it when it is missing', async () => {
    const { member, update, me } = await loggedIn()
    expect((await update(born, member.id, { displayName: '響 花子' })).statusCode).toBe(200)
    await update(born)
    const { userId, username } = await me()
    expect([userId, username]).toEqual([member.userId, '響 花子'])
    const names = (await listOutboxEvents(identity.database))
      .map(({ payload }) => payload as { userId: string; name?: string })
      .filter(({ userId }) => userId === member.id)
      .map(({ name }) => name)
    expect(names.filter((name) => name === '響 花子')).toHaveLength(1)
  })

  it('saves the reading of the name in katakana, publishes each change once, and removes it again', async () => {
    const { member, update, me } = await loggedIn()
    for (const displayNameKana of ['ひびき　はなこ', 'ﾋﾋﾞｷ ﾊﾅｺ', undefined]) {
      expect((await update(born, member.id, { displayNameKana })).statusCode).toBe(200)
      expect((await me()).usernameKana).toBe('ヒビキ ハナコ')
    }
    await update(born, member.id, { displayNameKana: '' })
    expect((await me()).usernameKana).toBe('')
    const events = (await listOutboxEvents(identity.database))
      .filter(({ subject }) => subject === 'identity.name-reading-changed.v1')
      .map(({ payload }) => payload as { userId: string; nameKana: string | null; at: string })
      .filter(({ userId }) => userId === member.id)
    expect(events.map(({ nameKana }) => nameKana)).toEqual(['ヒビキ ハナコ', null])
    expect(new Set(events.map(({ at }) => at)).size).toBe(2)
  })

  it.each([
    ['響', 'カタカナまたはひらがなで入力してください。'],
    ['Hibiki', 'カタカナまたはひらがなで入力してください。'],
    ['ア'.repeat(51), '50文字以内で入力してください。'],
  ])('rejects the reading %j with 400', async (displayNameKana, text) => {
    const { member, update } = await loggedIn()
    const response = await update(born, member.id, { displayNameKana })
    expect([response.statusCode, response.json().fields]).toEqual([400, { displayNameKana: text }])
  })

  it.each([
    ['', '入力してください。'],
    ['\u200B', '入力してください。'],
    ['あ'.repeat(51), '50文字以内で入力してください。'],
  ])('rejects the display name %j with 400', async (displayName, text) => {
    const { member, update } = await loggedIn()
    const response = await update(born, member.id, { displayName })
    expect([response.statusCode, response.json().fields]).toEqual([400, { displayName: text }])
  })

  it('responds with 404 to another member’s id and changes nothing', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()]
    for (const userId of [other.member.userId, other.member.id, 'nobody']) {
      const response = await one.update(born, userId)
      expect([response.statusCode, response.json().code]).toEqual([404, 'E4040'])
    }
    expect((await other.profile()).birthYear).toBe(-1)
  })

  it.each([
    [{ birthYear: 1906 }, 'profile.birthYear', '正しい日付を選択してください。'],
    [{ birthYear: 2027 }, 'profile.birthYear', '正しい日付を選択してください。'],
    [{ birthMonth: 13 }, 'profile.birthMonth', '正しい日付を選択してください。'],
    [{ birthDay: 30 }, 'profile.birthDay', '正しい日付を選択してください。'],
    [{ birthYear: '1990' }, 'profile.birthYear', '整数で入力してください。'],
    [{ birthDay: 1.5 }, 'profile.birthDay', '整数で入力してください。'],
    [{ gender: 3 }, 'profile.gender', '2以下の値を入力してください。'],
    [{ birthYear: undefined }, 'profile.birthYear', '入力してください。'],
  ])('rejects %j with 400', async (change, field, text) => {
    const { update } = await loggedIn()
    const response = await update({ ...born, ...change })
    expect([response.statusCode, response.json().fields[field]]).toEqual([400, text])
  })

  it('rejects visitors with 401', async () => {
    const payload = { userId: 'x', profile: born }
    expect(
      (await new CookieBrowser(identity.app).call('POST', '/profile/update', { payload })).statusCode,
    ).toBe(401)
  })
})
