import { demoLoginByCaller, type MatrixWorld, type RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface SupportFixtures {
  articleId: string
  /** An open inquiry of `customer`. */
  inquiryId: string
  closedInquiryId: string
  cannedAnswerId: string
  awardId: string
  /** The digest of the inquiry's picture. */
  awardPicture: string
  /** A conversation of `customer` with the advisor. */
  conversationId: string
  /** A picture that `customer` uploaded and did not send. */
  pictureId: string
  /** The same picture as base64. */
  image: string
  /** A PDF that `customer` uploaded and did not send. */
  documentId: string
  /** The body with which it was uploaded. */
  pdf: { name: string; document: string }
}

/** A PNG of one white pixel. */
const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

const pdf = { name: '領収書.pdf', document: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }

/** Everybody is projected; `customer` has a premium plan, an open and a closed inquiry, a picture and a PDF. */
export async function prepareSupportFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<SupportFixtures> {
  const { value } = service
  for (const caller of Object.keys(demoLoginByCaller) as (keyof typeof demoLoginByCaller)[])
    await value(
      `insert into support.member_profiles (member_id, name, changed_at) values ($1, '東京 花子', now())`,
      [getDemoUserId(caller)],
    )
  await value(
    `insert into support.entitlements (member_id, functions, payment_unconfirmed, revision)
     values ($1, '{support-chat,ai-chat}', false, 1)`,
    [getDemoUserId('customer')],
  )
  const ask = <T>(path: string, body: object) => world.ask<T>(service, 'customer', path, body)
  const open = async () => {
    const inquiry = { detailTypeId: 'sound.playback', subject: '音が出ません', text: '再生できません。' }
    return (await ask<{ id: string }>('/v2/support/chat/inquiry/new-chat', inquiry)).id
  }
  const [inquiryId, closedInquiryId] = [await open(), await open()]
  await ask(`/v2/support/chat/inquiry/close?inquiryId=${closedInquiryId}`, {})
  const { id: pictureId } = await ask<{ id: string }>('/v2/support/chat/picture', { image })
  const { id: documentId } = await ask<{ id: string }>('/v2/support/chat/document', pdf)
  const conversationId = await ask<string>('/v2/ai-chat/conversation', {})
  await ask('/v2/ai-chat/chat', { conversationId, message: 'プランを解約したい' })
  const canned = { title: '定型文', texts: { ja: '{name} 様', en: 'Dear {name}' } }
  const { id: cannedAnswerId } = await world.ask<{ id: string }>(
    service,
    'admin',
    '/admin/canned-answers',
    canned,
  )
  const award = {
    titles: { ja: '受賞', en: 'Award' },
    day: '2026-11-01',
    link: 'https://example.org/',
    order: 1,
    visible: true,
    picture: image,
  }
  const { id: awardId, pictureUrl } = await world.ask<{ id: string; pictureUrl: string }>(
    service,
    'admin',
    '/admin/awards',
    award,
  )
  return {
    awardId,
    awardPicture: pictureUrl.slice(pictureUrl.indexOf('=') + 1),
    articleId: 'cancel-plan',
    inquiryId,
    closedInquiryId,
    cannedAnswerId,
    conversationId,
    pictureId,
    image,
    documentId,
    pdf,
  }
}
