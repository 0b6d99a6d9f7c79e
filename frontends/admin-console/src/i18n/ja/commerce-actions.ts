import type { CommerceAct } from '../../commerce-log/types.ts'

/** A name for everything that administrators do in commerce. */
export const commerceActions: Record<CommerceAct['action'], string> = {
  'product-created': '商品の登録',
  'product-changed': '商品の変更',
  'product-withdrawn': '商品の販売終了',
  'product-returned': '商品の販売再開',
  'contract-invoiced': '請求書払い契約の登録',
  'contract-cancelled': '解約',
  'contract-cancel-undone': '解約の取り消し',
  'delivery-confirmed': '配送完了の確認',
  'return-confirmed': '返却の確認',
  'payment-reconciled': '決済の照合',
  'event-retried': '決済イベントの再処理',
  'bonus-code-created': '特典コードの登録',
  'bonus-code-stopped': '特典コードの停止',
  'invoice-paid': '入金の確認',
  'invoices-exported': '請求データの出力',
}
