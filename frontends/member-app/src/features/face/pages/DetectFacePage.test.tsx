import { createErrorResponse } from '@hibiki/api-mocks'
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCymaticFigure } from '../../../components/illustrations/cymatic-figure.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import * as photos from '../camera/photo.ts'
import * as gates from '../photo-quality/photo-quality-checker.ts'
import { faceResult } from '../testing/face-result.ts'
import type { DiagnosisState, FaceResult } from '../types.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './DetectFacePage.tsx'

const id = '0190a000-0000-7000-8000-0000000000f1'
const soundId = '0190a000-0000-7000-8000-0000000000aa'

const newStep: DiagnosisState = {
  after: false,
  facialExpressionSoundResultId: id,
  soundId: null,
  soundSrc: null,
  soundTitle: null,
  durationSeconds: null,
  reason: null,
  latestResultId: null,
  course: null,
  publish: false,
  beforeImage: null,
  frequencies: [],
  beforeResult: null,
}
const reached: DiagnosisState = {
  ...newStep,
  after: true,
  soundId,
  soundSrc: '/api/media/1?exp=1&sig=a',
  soundTitle: '朝の水音',
  course: 2,
  beforeImage: '/api/aiesthe/photos/b.photo?exp=1&sig=a',
  reason: { ja: '表情に合わせて選びました。', en: 'Chosen for your expression.' },
  durationSeconds: 1200,
  frequencies: [43.7, 246.9, 293.7],
  beforeResult: faceResult.beforeResult,
}
/** The diagnosis has its After photo, and the next one waits for its Before photo. */
const finished: DiagnosisState = {
  ...newStep,
  facialExpressionSoundResultId: '0190a000-0000-7000-8000-0000000000f2',
  latestResultId: id,
}

let step: DiagnosisState
let sent: { path: string; body: object }[]
let media: ReturnType<typeof installFakeMedia>
let judged: gates.PhotoJudgement

function takePhotos(result: FaceResult = faceResult) {
  server.use(
    http.post('/aiesthe/detect', async ({ readBody }) => {
      sent.push({ path: '/aiesthe/detect', body: await readBody() })
      step = reached
      return {
        id: soundId,
        soundId,
        soundSrc: '/api/media/1?exp=1&sig=a',
        title: '朝の水音',
        durationSeconds: 1200,
        courseMinutes: 20,
        frequencies: [],
        reason: '表情に合わせて選びました。',
      }
    }),
    http.post('/aiesthe/detect-after', async ({ readBody }) => {
      sent.push({ path: '/aiesthe/detect-after', body: await readBody() })
      return result
    }),
    http.get('/aiesthe/detect-result', () => result),
  )
}

beforeEach(() => {
  media = installFakeMedia({ loads: () => true })
  step = newStep
  sent = []
  judged = { kind: 'usable' }
  signIn(createMember())
  server.use(
    http.get('/v2/esthe/available-aiesthe', () => 'E0000'),
    http.get('/aiesthe/current-step', () => step),
    http.post('/dmv/record-face-playing', async ({ readBody }) => {
      sent.push({ path: '/dmv/record-face-playing', body: await readBody() })
      return {}
    }),
  )
  takePhotos()
  const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 as const }
  const photo = { url: 'data:image/jpeg;base64,/9j/4AAQ', pixels }
  vi.spyOn(photos, 'createPhotoFromFile').mockImplementation((file) =>
    file.name === 'broken.png' ? Promise.reject(new Error('no picture')) : Promise.resolve(photo),
  )
  vi.spyOn(gates, 'createPhotoQualityChecker').mockReturnValue({
    judge: async () => judged,
    close: () => undefined,
  })
})
afterEach(() => {
  media.restore()
  vi.restoreAllMocks()
})

/** The test waits for two seconds of choosing, and for as long as a busy machine takes to show a page. */
const timeout = { timeout: 20_000 }
const open = (search = '') => renderApp(`/mypage/aiesthe/detectface${search}`)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name }, timeout)

async function choosePhoto(user: Awaited<ReturnType<typeof open>>['user'], name = 'face.jpg') {
  const input = await screen.findByLabelText<HTMLInputElement>('写真ファイルを選ぶ')
  expect(input.accept).toBe('.jpeg,.jpg,.png,image/jpeg,image/png')
  await user.upload(input, new File(['x'], name, { type: name.endsWith('png') ? 'image/png' : 'image/jpeg' }))
}

describe('/mypage/aiesthe/detectface', { timeout: 60_000 }, () => {
  it('leads from the course over both photos to the result', async () => {
    const { user, router } = await open()
    await heading('コースを選ぶ')
    await user.click(await screen.findByRole('radio', { name: /20分/ }))
    await user.click(screen.getByRole('button', { name: '次へ進む' }))

    await heading('Before写真を撮る')
    const early = await screen.findByRole('button', { name: 'この写真で診断する' })
    expect(early.hasAttribute('disabled')).toBe(true)
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)

    expect(await screen.findByText('AIがあなたに合う振動を選んでいます…')).toBeTruthy()
    expect(sent[0]).toEqual({
      path: '/aiesthe/detect',
      body: { id, after: false, course: 2, image: '/9j/4AAQ', publish: false },
    })
    const player = await screen.findByRole('region', { name: 'プレーヤー：朝の水音' }, timeout)
    expect(screen.getByText('表情に合わせて選びました。')).toBeTruthy()
    await user.click(within(player).getByRole('button', { name: '再生する' }))
    const audio = player.querySelector('audio')
    if (!audio) throw new Error('no audio')
    media.advance(audio, 30)
    const next = within(player).getByRole('button', { name: '次へ進む' })
    await waitFor(() => expect(next.hasAttribute('disabled')).toBe(true))
    await user.click(within(player).getByRole('button', { name: '一時停止する' }))
    await user.click(next)

    await heading('After写真を撮る')
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/dmv/record-face-playing')?.body).toMatchObject({
        dmvTypeCode: '01',
        planCode: '03',
        vibrationId: soundId,
        faceExpSoundResultId: id,
      }),
    )
    await choosePhoto(user)
    const sendAfter = await screen.findByRole('button', { name: 'この写真を送信する' })
    await waitFor(() => expect(sendAfter.hasAttribute('disabled')).toBe(false))
    await user.click(sendAfter)

    await heading('診断結果')
    expect(sent.at(-1)).toMatchObject({ path: '/aiesthe/detect-after', body: { id, after: true, course: 2 } })
    const happy = await screen.findByRole('row', { name: /よろこび/ })
    expect(happy.textContent).toBe('よろこび2065+45')
    expect(screen.queryByText(/歳|年齢/)).toBeNull()
    expect(screen.getByText(faceResult.reason)).toBeTruthy()
    const chosen = screen.getByRole('region', { name: 'お選びした振動' })
    expect(chosen.querySelector('img')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '終了する' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/aiesthe'))
  })

  it.each([
    ['none', 'お顔が見つかりません。お顔全体が写るように撮影してください。'],
    ['small', 'お顔が小さく写っています。カメラに近づいてください。'],
    ['turned', 'お顔が横や上下を向いています。カメラを正面から見てください。'],
    ['dark', '暗すぎます。明るい場所で撮影してください。'],
    ['blurred', '写真がぼやけています。動かずに撮影してください。'],
    ['several', '複数のお顔が写っています。おひとりで撮影してください。'],
    ['bright', '明るすぎます。光がお顔に直接当たらない場所で撮影してください。'],
  ] as const)('does not send a photo that is %s, and shows what to change', async (problem, text) => {
    judged = { kind: 'refused', problem }
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user)
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'この写真で診断する' }).hasAttribute('disabled')).toBe(true)
    judged = { kind: 'usable' }
    await choosePhoto(user)
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  })

  it('sends the photo for the server to judge when the browser cannot', async () => {
    judged = { kind: 'unknown' }
    server.use(
      http.post('/aiesthe/detect', () =>
        createErrorResponse(422, 'AIESTHE_FACE_DARK', '暗すぎます。明るい場所で撮影してください。'),
      ),
    )
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    expect(screen.getByText(/^この端末では写真を確認できませんでした。/)).toBeTruthy()
    await user.click(send)
    expect(await screen.findByText('暗すぎます。明るい場所で撮影してください。')).toBeTruthy()
    expect(screen.getByRole('img', { name: '撮影した写真' })).toBeTruthy()
    // The judgement of one photo must not stay for the next.
    await choosePhoto(user)
    await waitFor(() => expect(screen.queryByText('暗すぎます。明るい場所で撮影してください。')).toBeNull())
  })

  it('sends the photo again by itself when the service is busy', async () => {
    const secondTry = Promise.withResolvers<void>()
    let tries = 0
    server.use(
      http.post('/aiesthe/detect', async () => {
        tries += 1
        if (tries > 1) {
          await secondTry.promise
          return createErrorResponse(422, 'AIESTHE_FACE_DARK', '暗すぎます。')
        }
        const busy = createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。')
        busy.headers.set('retry-after', '0')
        return busy
      }),
    )
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    expect(await screen.findByText('混み合っています。このまま少しお待ちください。')).toBeTruthy()
    expect(screen.queryByText('ただいまご利用いただけません。')).toBeNull()
    secondTry.resolve()
    expect(await screen.findByText('暗すぎます。')).toBeTruthy()
    expect(tries).toBe(2)
  })

  it('shows the refusal of a service that stays busy after three tries', async () => {
    let tries = 0
    server.use(
      http.post('/aiesthe/detect', () => {
        tries += 1
        const busy = createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。')
        busy.headers.set('retry-after', '0')
        return busy
      }),
    )
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    expect(await screen.findByText('ただいまご利用いただけません。')).toBeTruthy()
    expect(tries).toBe(3)
  })

  /** The response to the Before photo, which rejects it. */
  async function sendRefused(status: number, code: string, message = '理由です。') {
    server.use(
      http.post('/aiesthe/detect', async ({ readBody }) => {
        sent.push({ path: '/aiesthe/detect', body: await readBody() })
        return createErrorResponse(status, code, message)
      }),
    )
    const view = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(view.user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await view.user.click(send)
    return view
  }

  it.each([
    [404, 'AIESTHE_RESULT_NOT_FOUND'],
    [409, 'AIESTHE_STEP_NOT_REACHED'],
  ])('shows for %d %s that the step is over and leads to a new diagnosis', async (status, code) => {
    const { user } = await sendRefused(status, code)
    const refused = within(await screen.findByRole('alert'))
    expect(refused.getByText(/^この診断は時間が経過したか、ほかの画面でやり直されたため、/)).toBeTruthy()
    const nextId = '0190a000-0000-7000-8000-0000000000f3'
    step = { ...newStep, facialExpressionSoundResultId: nextId }
    await user.click(refused.getByRole('button', { name: '最初から' }))
    await heading('コースを選ぶ')
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    await heading('Before写真を撮る')
    takePhotos()
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ id: nextId }))
  })

  it.each([
    ['E2001', 'お支払い方法へ', '/mypage/payment-method'],
    ['E2002', 'プランを見る', '/premium-plans'],
  ])('links the page that resolves the rejection %s of a photo', async (code, name, to) => {
    await sendRefused(409, code)
    expect(await screen.findByText('理由です。')).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  })

  it('asks for the consent when it was withdrawn elsewhere before sending', async () => {
    server.use(http.get('/agreement/providing-data', () => sent.length === 0))
    await sendRefused(422, 'E4003', 'データ提供への同意が必要です。')
    expect(await screen.findByRole('dialog', { name: 'データの提供について' })).toBeTruthy()
  })

  it('shows an unconfirmed payment with links to the payment method and home', async () => {
    server.use(
      http.get('/aiesthe/current-step', () =>
        createErrorResponse(409, 'E2001', 'お支払いを確認できません。'),
      ),
    )
    const { user, router } = await open()
    const told = within(await screen.findByRole('alertdialog'))
    expect(told.getByText('お支払いを確認できませんでした。お支払い方法を更新してください。')).toBeTruthy()
    expect(told.getByRole('button', { name: 'お支払い方法へ' })).toBeTruthy()
    await user.click(told.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('shows an empty id as an error before sending anything', async () => {
    step = { ...newStep, facialExpressionSoundResultId: '' }
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    expect(await screen.findByText('idが空です。送信に失敗しました。')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('shows an error for a file that is no picture', async () => {
    const { user } = await open('?step=before')
    await heading('Before写真を撮る')
    await choosePhoto(user, 'broken.png')
    expect(await screen.findByText('写真の読み込みに失敗しました。もう一度お試しください。')).toBeTruthy()
  })

  it.each([
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.HEIC', ''],
    ['photo.tiff', 'image/tiff'],
  ])('lists the accepted formats for an unreadable photo (%s, "%s")', async (name, type) => {
    await open('?step=before')
    await heading('Before写真を撮る')
    vi.spyOn(photos, 'createPhotoFromFile').mockRejectedValue(new Error('no picture'))
    // The device's dialog lets people choose files of other types too.
    const input = await screen.findByLabelText<HTMLInputElement>('写真ファイルを選ぶ')
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } })
    expect(
      await screen.findByText(
        '写真の読み込みに失敗しました。もう一度お試しください。お使いいただけるのは、JPEGまたはPNGの写真です。',
      ),
    ).toBeTruthy()
  })

  it('offers a file or a sound without photo when there is no camera', async () => {
    const { user } = await open('?step=before')
    await user.click(await screen.findByRole('button', { name: 'カメラを使う' }))
    expect(await screen.findByText(/カメラを使えませんでした。/)).toBeTruthy()
    const link = screen.getByRole('link', { name: '写真なしで振動を選んでもらう' })
    expect(link.getAttribute('href')).toBe('/mypage/aiesthe/random')
  })

  it.each(['', '?step=course', '?step=before'])(
    'continues with the vibration after the Before photo: %s',
    async (search) => {
      step = reached
      await open(search)
      await heading('振動を体験する')
    },
  )

  it('leads from the After photo to AI esthe when the vibration was not reached', async () => {
    const { router } = await open('?step=after')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/aiesthe'))
  })

  it('reopens the vibration with its figure, the After photo and the result after a reload', async () => {
    step = reached
    const vibration = await open('?step=vibration')
    const player = await screen.findByRole('region', { name: 'プレーヤー：朝の水音' }, timeout)
    const { rings } = createCymaticFigure({ frequencies: reached.frequencies, ringCount: 30, swing: 0.1 })
    expect(player.innerHTML).toContain(rings[27])
    expect(screen.getByText('表情に合わせて選びました。')).toBeTruthy()
    vibration.unmount()
    const after = await open('?step=after')
    await heading('After写真を撮る')
    after.unmount()
    await open(`?step=result&id=${id}`)
    await screen.findByRole('row', { name: /よろこび/ })
  })

  it('leads to a new diagnosis when the vibration was withdrawn', async () => {
    step = { ...reached, soundId: null, soundSrc: null, soundTitle: null }
    await open('?step=vibration')
    await screen.findByText(/^お選びした振動は、現在お聴きいただけません。/, {}, timeout)
    expect(screen.getByRole('button', { name: '最初からやり直す' })).toBeTruthy()
  })

  /** The After photo arrives, but its response is lost. */
  const loseAnswer = () =>
    server.use(
      http.post('/aiesthe/detect-after', async ({ readBody }) => {
        sent.push({ path: '/aiesthe/detect-after', body: await readBody() })
        step = finished
        return HttpResponse.error()
      }),
    )
  async function sendAfter(user: Awaited<ReturnType<typeof open>>['user']) {
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真を送信する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
  }

  it('finds the result when the response to the After photo was lost', async () => {
    step = reached
    loseAnswer()
    const { user, router } = await open('?step=after')
    await heading('After写真を撮る')
    await sendAfter(user)
    await heading('診断結果')
    await screen.findByRole('row', { name: /よろこび/ })
    expect(router.state.location.search).toContain(id)
    expect(sent).toHaveLength(1)
  })

  it('keeps the photo without a network and sends the same one again', async () => {
    step = reached
    server.use(http.post('/aiesthe/detect-after', () => HttpResponse.error(), { once: true }))
    const { user } = await open('?step=after')
    await heading('After写真を撮る')
    await sendAfter(user)
    expect((await screen.findByRole('alert')).textContent).toContain('通信')
    expect(screen.getByRole('img', { name: '撮影した写真' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'この写真を送信する' }))
    await heading('診断結果')
    expect(sent.map(({ path }) => path)).toEqual(['/aiesthe/detect-after'])
  })

  it('does not look for a result when the photo was rejected', async () => {
    step = reached
    let asked = 0
    server.use(
      http.get('/aiesthe/current-step', () => {
        asked += 1
        return step
      }),
      http.post('/aiesthe/detect-after', () => createErrorResponse(422, 'AIESTHE_FACE_DARK', '暗すぎます。')),
    )
    const { user } = await open('?step=after')
    await heading('After写真を撮る')
    await sendAfter(user)
    expect(await screen.findByText('暗すぎます。')).toBeTruthy()
    expect(asked).toBe(1)
  })

  it("opens only this diagnosis's result on a reload after a lost response", async () => {
    step = finished
    const own = await open(`?step=after&id=${id}`)
    await heading('診断結果')
    own.unmount()
    const { router } = await open(`?step=after&id=${finished.facialExpressionSoundResultId}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/aiesthe'))
  })

  it('confirms a restart and begins with the course', async () => {
    step = reached
    server.use(
      http.post('/aiesthe/start-again', () => {
        step = newStep
        return newStep
      }),
    )
    const { user } = await open('?step=vibration')
    await user.click(await screen.findByRole('button', { name: '最初からやり直す' }, timeout))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '最初からやり直す' }))
    await heading('コースを選ぶ')
  })

  it('offers publication to customers only', async () => {
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    const { user } = await open('?step=before')
    const publish = await screen.findByRole('checkbox', { name: '診断結果を担当者に公開する' })
    await user.click(publish)
    await choosePhoto(user)
    const send = await screen.findByRole('button', { name: 'この写真で診断する' })
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
    await user.click(send)
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ publish: true }))
  })

  it('offers no publication to general members', async () => {
    await open('?step=before')
    await heading('Before写真を撮る')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  describe('without a plan that includes it', () => {
    const products = [
      createProduct({ displayName: 'スタンダード', functionCodes: ['aiesthe'] }),
      createProduct({
        id: 'premium',
        displayName: 'プレミアム',
        functionCodes: ['aiesthe', 'face-diagnosis'],
      }),
    ]

    it('offers the plans when the plan has no face diagnosis, and goes back when they are closed', async () => {
      server.use(
        http.get('/v2/subscription/products', () => products),
        http.get('/aiesthe/current-step', () =>
          createErrorResponse(409, 'E2002', 'ご契約のプランではご利用いただけません。'),
        ),
      )
      const { user, router } = await open()
      const dialog = within(await screen.findByRole('dialog', {}, timeout))
      expect(dialog.getByRole('heading', { name: 'プレミアム' })).toBeTruthy()
      expect(dialog.queryByText(/スタンダード/)).toBeNull()
      await user.click(dialog.getByRole('button', { name: '閉じる' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    })

    it('does not offer a plan that has AI esthe alone', async () => {
      server.use(http.get('/v2/esthe/available-aiesthe', () => ({ code: 'E2002', products })))
      await open()
      const dialog = within(await screen.findByRole('dialog', {}, timeout))
      expect(dialog.getByRole('heading', { name: 'プレミアム' })).toBeTruthy()
      expect(dialog.queryByText(/スタンダード/)).toBeNull()
    })
  })

  it('shows an error when the result does not load', async () => {
    server.use(http.get('/aiesthe/detect-result', () => createErrorResponse(500, 'E5000', '')))
    await open(`?step=result&id=${id}`)
    expect(await screen.findByText('読み込みに失敗しました。')).toBeTruthy()
  })
})
