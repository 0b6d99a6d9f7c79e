import type { ErrorCatalogue } from '@hibiki/http'

/** What this service refuses beside the errors every service has. E-codes are those of the specification's numbering (D-004). */
export const billingErrors = {
  E2003: {
    status: 409,
    ja: 'レンタル品の配送をお待ちのため、新しいご契約はできません。（{name}）',
    en: 'A rented device is still on its way, so nothing new can be contracted. ({name})',
  },
  E2004: {
    status: 409,
    ja: 'レンタル品のご返却をお待ちしているため、新しいご契約はできません。（{name}）',
    en: 'A rented device is still to be returned, so nothing new can be contracted. ({name})',
  },
  E2005: {
    status: 409,
    ja: 'すでにご契約中です。（{name}）',
    en: 'There is already a contract for this. ({name})',
  },
  E4003: {
    status: 422,
    ja: '利用規約への同意が必要です。',
    en: 'This needs your consent to the terms of service.',
  },
  BILLING_ORDER_UNDER_WAY: {
    status: 409,
    ja: 'お申込みを処理しています。',
    en: 'Your order is being processed.',
  },
  BILLING_PLAN_UNPAID: {
    status: 409,
    ja: 'お支払いを確認できていないご契約があります。カードを変更するか、解約してからお申し込みください。（{name}）',
    en: 'A contract has not been paid. Please change its card, or cancel it, before ordering another plan. ({name})',
  },
  BILLING_DELETION_PENDING: {
    status: 409,
    ja: 'アカウントの削除をお申し込み中のため、ご契約できません。',
    en: 'Your account is about to be deleted, so nothing can be contracted.',
  },
  BILLING_NO_PLAN_CHANGE: {
    status: 409,
    ja: '取り消せるプラン変更がありません。（{name}）',
    en: 'There is no change of plan to take back. ({name})',
  },
  BILLING_ADDRESS_LIMIT: {
    status: 422,
    ja: 'お届け先は{limit}件まで登録できます。',
    en: 'At most {limit} delivery addresses can be stored.',
  },
  BILLING_ADDRESS_IN_USE: {
    status: 409,
    ja: '配送待ちのレンタル品のお届け先のため、削除できません。',
    en: 'A rented device is on its way to this address, so it cannot be deleted.',
  },
  BILLING_POSTCODE_UNKNOWN: {
    status: 404,
    ja: '郵便番号に該当する住所が見つかりませんでした。',
    en: 'No address was found for this postcode.',
  },
  BILLING_CONTRACT_NOT_FOUND: {
    status: 404,
    ja: '購入情報が見つかりませんでした。',
    en: 'The purchase was not found.',
  },
  BILLING_NOT_CANCELLABLE: {
    status: 409,
    ja: '解約できないご契約が含まれています。（{name}）',
    en: 'One of the contracts cannot be cancelled. ({name})',
  },
  BILLING_CARD_DECLINED: {
    status: 402,
    ja: 'カードのお支払いを確認できませんでした。別のカードをお試しください。',
    en: 'The card was declined. Please try another card.',
  },
  BILLING_CARD_AUTHENTICATION: {
    status: 402,
    ja: '本人認証が必要です。カードを登録し直してください。',
    en: 'The bank asks the card’s holder to confirm. Please register the card again.',
  },
  BILLING_CARD_TOKEN: {
    status: 422,
    ja: 'カード情報を確認できませんでした。もう一度入力してください。',
    en: 'The card could not be read. Please enter it again.',
  },
  BILLING_CARD_LIMIT: {
    status: 422,
    ja: 'カードは{limit}枚まで登録できます。',
    en: 'At most {limit} cards can be stored.',
  },
  BILLING_CARD_IN_USE: {
    status: 409,
    ja: 'ご契約中のお支払いに使用しているため、削除できません。（{name}）',
    en: 'A contract is paid with this card, so it cannot be deleted. ({name})',
  },
  BILLING_DELIVERY_REQUIRED: {
    status: 422,
    ja: 'レンタル品のお届け先を選択してください。',
    en: 'Please choose where the rented device is to be delivered.',
  },
  BILLING_PRICE_CHANGED: {
    status: 409,
    ja: '料金が変更されました。新しい金額をご確認のうえ、もう一度お申し込みください。',
    en: 'The price has changed. Please look at the new amount and confirm again.',
  },
  BILLING_KEY_REUSED: {
    status: 422,
    ja: '前回と異なる内容のため受け付けられません。画面を更新してもう一度お試しください。',
    en: 'This differs from the request sent before. Please reload the page and try again.',
  },
  BILLING_PAYMENT_UNDER_WAY: {
    status: 409,
    ja: 'お支払いを確認中です。数分後にもう一度お試しください。',
    en: 'A payment is being confirmed. Please try again in a few minutes.',
  },
  BILLING_CANCEL_FINAL: {
    status: 409,
    ja: '解約を取り消せないご契約が含まれています。（{name}）',
    en: 'The cancellation of one of the contracts cannot be undone. ({name})',
  },
  BILLING_RENTAL_STATE: {
    status: 409,
    ja: 'このレンタルは現在その確認をお待ちしていません。',
    en: 'This rental is not waiting for that.',
  },
  BILLING_PAYMENT_SETTLED: {
    status: 409,
    ja: 'このお支払いの結果はすでに確定しています。',
    en: 'The outcome of this payment is already known.',
  },
  BILLING_EVENT_DONE: {
    status: 409,
    ja: 'この決済イベントはすでに処理されています。',
    en: 'This payment event has been processed already.',
  },
  BILLING_NOT_ENTERPRISE: {
    status: 422,
    ja: '請求書払いのご契約を登録できるのは法人アカウントのみです。',
    en: 'Only enterprise accounts can be contracted by invoice.',
  },
  BILLING_NOT_INVOICED: {
    status: 422,
    ja: 'レンタル品は請求書払いで登録できません。',
    en: 'A rental cannot be contracted by invoice.',
  },
  BILLING_INVOICE_STATE: {
    status: 409,
    ja: 'この請求は現在ご入金をお待ちしていません。',
    en: 'This invoice is not waiting for a payment.',
  },
  BILLING_EXPORT_LIMIT: {
    status: 422,
    ja: '一度に出力できるのは{limit}件までです。期間を短くしてください。',
    en: 'At most {limit} rows can be exported at once. Please choose a shorter period.',
  },
  BILLING_EVENT_REFUSED: {
    status: 400,
    ja: '決済イベントの署名を確認できませんでした。',
    en: 'The signature of the payment event is not valid.',
  },
  BILLING_BONUS_CODE_INVALID: {
    status: 422,
    ja: 'このコードはご利用いただけません。',
    en: 'This code cannot be used.',
  },
  BILLING_BONUS_CODE_USED: {
    status: 409,
    ja: 'このコードはすでにご利用済みです。',
    en: 'You have already used this code.',
  },
} as const satisfies ErrorCatalogue
