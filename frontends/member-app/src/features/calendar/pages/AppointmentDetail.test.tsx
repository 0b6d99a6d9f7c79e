import { createErrorResponse } from '@hibiki/api-mocks'
import { getJstDay } from '@hibiki/calendar'
import { enterText } from '@hibiki/test-harness/components'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../appointments/components/AppointmentDialog.tsx'
import type { Appointment } from '../../appointments/types.ts'
import { createCalendarEvent, hanakoId } from '../testing/create-calendar-event.ts'
import type { CalendarEvent } from '../types.ts'
import './ManagementCalendarPage.tsx'

const id = '0190a000-0000-7000-8000-000000000077'
const weekly = { frequency: 'weekly' as const, interval: 1, weekdays: [2], until: null }
const appointment: Appointment = {
  id,
  day: '2026-12-01',
  version: 3,
  title: 'フェイシャル',
  start: '2026-12-01 10:00:00',
  minutes: 60,
  repeat: weekly,
  reminder: false,
  isReminded: false,
  customer: { id: hanakoId, name: '東京 花子' },
  pic: null,
  salonName: 'サロン結',
  editable: true,
}
const event = createCalendarEvent(1, 'appointment', '2026-12-01 10:00:00', {
  title: 'フェイシャル',
  end: '2026-12-01 11:00:00',
  recordId: null,
  appointment: { id, day: '2026-12-01', customerName: '東京 花子', overlaps: true },
})

let stored: Appointment
let events: CalendarEvent[]
let sent: object[]

beforeEach(() => {
  stored = appointment
  events = [event]
  sent = []
  const saved = { id, overlaps: [{ title: '電話', start: '2026-12-08 10:30:00' }] }
  server.use(
    http.post('/calendar/esthe-between', () => events),
    http.get('/calendar/appointment', () => stored),
    http.get('/pic/calte/customers', () => ({ users: [] })),
    http.post('/calendar/appointments', async ({ readBody }) => {
      sent.push(await readBody())
      return saved
    }),
    http.post('/calendar/appointments/change', async ({ readBody }) => {
      const body = await readBody()
      sent.push(body)
      return body.version === stored.version
        ? { id, overlaps: [] }
        : createErrorResponse(409, 'CHARTS_APPOINTMENT_CHANGED', 'ほかの方がこの予約を変更しました。')
    }),
    http.post('/calendar/appointments/cancel', async ({ readBody }) => {
      sent.push(await readBody())
      events = []
      return {}
    }),
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
})

const address = '/mypage/mng-calendar?view=day&day=2026-12-01'

async function openAppointment() {
  const { user } = await renderApp(address)
  await user.click(await screen.findByRole('button', { name: /東京 花子様 フェイシャル（重なりあり）/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /フェイシャル/ }))
  expect(await dialog.findByText('毎週 火')).toBeDefined()
  return { user, dialog }
}

describe('an appointment in the calendar of staff', () => {
  it('is changed this once, without its customer and its rule', async () => {
    const { user, dialog } = await openAppointment()
    await user.click(dialog.getByRole('button', { name: '予約を変更する' }))
    const form = within(await screen.findByRole('dialog', { name: '予約を変更する' }))
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'この回だけ' }).checked).toBe(true)
    expect(form.queryByRole('combobox', { name: 'お客様' })).toBeNull()
    fireEvent.change(form.getByLabelText(/^開始/), { target: { value: '15:00' } })
    await user.click(form.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      {
        id,
        day: '2026-12-01',
        version: 3,
        scope: 'one',
        title: 'フェイシャル',
        customerId: hanakoId,
        start: '2026-12-01 15:00:00',
        minutes: 60,
        repeat: weekly,
        reminder: false,
      },
    ])
  })

  it('is reminded of when the person in charge switches it on, and shows it', async () => {
    const { user, dialog } = await openAppointment()
    expect(dialog.queryByText('前日の18時')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '予約を変更する' }))
    const form = within(await screen.findByRole('dialog', { name: '予約を変更する' }))
    await user.click(form.getByRole('switch', { name: '前日にお客様へ知らせる' }))
    stored = { ...appointment, reminder: true, isReminded: true }
    await user.click(form.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([{ scope: 'one', reminder: true }])
  })

  it('says nothing of a reminder once its day has come', async () => {
    stored = { ...appointment, reminder: true, isReminded: null }
    const { dialog } = await openAppointment()
    expect(dialog.getByText('東京 花子')).toBeDefined()
    expect(dialog.queryByText('お知らせ')).toBeNull()
  })

  it('says that no reminder comes for what was made or changed too late', async () => {
    stored = { ...appointment, reminder: true }
    const { dialog } = await openAppointment()
    expect(dialog.getByText('なし（前日の18時以降のご予約・変更のため）')).toBeDefined()
  })

  it('is changed with a form that says whether its day is too near for a reminder', async () => {
    const { user, dialog } = await openAppointment()
    await user.click(dialog.getByRole('button', { name: '予約を変更する' }))
    const form = within(await screen.findByRole('dialog', { name: '予約を変更する' }))
    await user.click(form.getByRole('switch', { name: '前日にお客様へ知らせる' }))
    const find = () => form.getByRole('status').textContent
    fireEvent.change(form.getByLabelText(/^日付/), { target: { value: '2099-12-01' } })
    expect(find()).toMatch(/^前日の18時に、日時・サロン名・内容をメールで/)
    fireEvent.change(form.getByLabelText(/^日付/), { target: { value: getJstDay(Date.now()) } })
    expect(find()).toBe('前日の18時を過ぎているため、この予約のお知らせは届きません。')
    await user.click(form.getByRole('radio', { name: 'すべての回' }))
    expect(find()).toMatch(/前日の18時に間に合う回から、お知らせします。$/)
  })

  it('keeps what was entered when somebody else has changed it, and says so', async () => {
    const { user, dialog } = await openAppointment()
    await user.click(dialog.getByRole('button', { name: '予約を変更する' }))
    const form = within(await screen.findByRole('dialog', { name: '予約を変更する' }))
    await user.click(form.getByRole('radio', { name: 'すべての回' }))
    await user.clear(form.getByLabelText(/^内容/))
    await enterText(user, form.getByLabelText(/^内容/), 'ボディ')
    stored = { ...appointment, version: 4 }
    await user.click(form.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('ほかの方がこの予約を変更しました。')).toBeDefined()
    expect(form.getByLabelText<HTMLInputElement>(/^内容/).value).toBe('ボディ')
  })

  it('is cancelled for the occurrences that are chosen', async () => {
    const { user, dialog } = await openAppointment()
    await user.click(dialog.getByRole('button', { name: '取り消す' }))
    const question = within(await screen.findByRole('alertdialog', { name: '予約の取り消し' }))
    await user.click(question.getByRole('radio', { name: 'この回とそれ以降' }))
    await user.click(question.getByRole('button', { name: '取り消す' }))
    // The dialog of what is no longer there is closed as well.
    expect(await screen.findByText('この期間の記録はありません。')).toBeDefined()
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull())
    expect(sent).toEqual([{ id, day: '2026-12-01', version: 3, scope: 'following' }])
  })

  it('is made on the day that is open, says what is missing, and what it overlaps', async () => {
    const { user } = await renderApp('/mypage/mng-calendar?view=day&day=2099-12-01')
    await user.click(await screen.findByRole('button', { name: '予約を入れる' }))
    const form = within(await screen.findByRole('dialog', { name: '予約を入れる' }))
    await user.click(form.getByRole('button', { name: '保存する' }))
    expect(form.getByRole('alert').textContent).not.toBe('')
    expect(sent).toEqual([])
    await enterText(user, form.getByLabelText(/^内容/), '仕入れ')
    await user.click(form.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText(/同じ時間に別の予約があります：.*「電話」/)).toBeDefined()
    const content = { title: '仕入れ', customerId: null, minutes: 60, repeat: null, reminder: false }
    expect(sent).toEqual([{ ...content, start: '2099-12-01 10:00:00' }])
  })

  it('offers nothing to change to its customer', async () => {
    stored = { ...appointment, editable: false, reminder: true, isReminded: true }
    const { dialog } = await openAppointment()
    expect(dialog.getByText('前日の18時')).toBeDefined()
    expect(dialog.getByText('サロン結')).toBeDefined()
    expect(dialog.queryByRole('button', { name: '予約を変更する' })).toBeNull()
  })
})
