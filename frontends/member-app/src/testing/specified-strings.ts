/** A text the specification gives word for word. */
export interface SpecifiedString {
  text: string
  /** The section that gives it; `D-190` where the specification describes it in English only. */
  from: string
  /**
   * Every place that shows it: `<namespace>:<key>` of this app's Japanese texts, `console:<key>` of the console's, `<file>` where
   * a text stands in code, `<file>#<code>` in a catalogue of errors, `<file>.json#<key>` in a service's locales.
   */
  at: readonly string[]
}

const identity = 'services/identity/locales/ja.json'
const common = 'packages/http/src/errors/catalogue.ts'

/** Registration, login, passwords, profile, consents, applications. The tests of other screens bring their own. */
export const accountStrings: readonly SpecifiedString[] = [
  { text: 'ログアウト', from: 'D1§4', at: ['common:session.endedTitle', 'common:logout'] },
  {
    text: '認証に失敗したのでログアウトしました。再度ログインしてください。',
    from: 'D1§4',
    at: ['common:session.ended', 'console:console.ended.refused'],
  },
  { text: '重複ログインのためログアウトしました。', from: 'D1§4', at: [`${common}#E5001`] },
  {
    text: 'ログインに失敗しました。画面を更新してから再度お試しください。',
    from: 'D1§8',
    at: ['login:failed', `${identity}#errors.E4001`],
  },
  {
    text: '認証に失敗しました。',
    from: 'D1§8',
    at: ['frontends/member-app/src/features/session/session-store.ts'],
  },
  {
    text: 'トークンのリフレッシュに失敗しました。',
    from: 'D1§8',
    at: ['frontends/member-app/src/features/session/refresh-timer.ts'],
  },
  {
    text: '無効な URL です。',
    from: 'D2§4',
    at: ['password:reset.invalid', 'registration:staff.invalidLink', `${identity}#errors.E4005`],
  },
  { text: 'パスワードの変更に成功しました。', from: 'D2§4', at: ['password:reset.done'] },
  {
    text: '現在のパスワードを入力してください。',
    from: 'D2§5',
    at: ['password:change.currentRequired', `${identity}#errors.E3020`],
  },
  {
    text: '８文字以上入力してください。',
    from: 'D2§5',
    at: ['common:password.tooShort', `${identity}#errors.E3022`],
  },
  { text: 'パスワードが一致しません。', from: 'D2§5', at: ['password:mismatch', `${identity}#errors.E3026`] },
  { text: 'パスワードが一致しません', from: 'D2§5', at: ['registration:account.mismatch'] },
  { text: '入力してください。', from: 'D2§5', at: ['common:required'] },
  {
    text: '利用規約の同意が確認できませんでした。',
    from: 'D2§5',
    at: [`${identity}#errors.E4003`, 'purchase:agreements.missing'],
  },
  { text: 'パスワード変更失敗', from: 'D2§8', at: ['password:change.refused'] },
  { text: 'パスワード変更成功', from: 'D2§8', at: ['password:change.done'] },
  { text: '登録に失敗しました', from: 'D2§8', at: ['registration:refused'] },
  { text: '更新に成功しました。', from: 'D2§8', at: ['profile:saved'] },
  { text: '更新に失敗しました。', from: 'D2§8', at: ['profile:notSaved'] },
  { text: 'メール配信の解除を行いました。', from: 'D2§8', at: ['pages:advertise.cancel'] },
  { text: 'メール配信の利用設定を行いました。', from: 'D2§8', at: ['pages:advertise.continue'] },
  {
    text: '100件以上の表示はできません。',
    from: 'D3§5',
    at: ['lists:tooMany', `${common}#E3040`],
  },
  {
    text: 'データ提供に同意いただけない場合、このサービスはご利用いただけません。',
    from: 'D-190',
    at: ['common:providingData.refused'],
  },
  {
    text: 'これ以上縮小できません。',
    from: 'D-190',
    at: ['common:zoom.smallest', `${identity}#errors.E3010`],
  },
  {
    text: 'これ以上拡大できません。',
    from: 'D-190',
    at: ['common:zoom.largest', `${identity}#errors.E3011`],
  },
  { text: '他のプランを見る', from: 'D-190', at: ['plans:others'] },
  { text: 'マイページへ', from: 'D-190', at: ['home:hero.toMypage'] },
  { text: 'ログアウト', from: 'D-190', at: ['home:hero.logout'] },
  { text: 'プランを見る', from: 'D-190', at: ['home:hero.toPlans'] },
  {
    text: '{n}文字以内で入力してください。',
    from: 'D-190',
    at: ['packages/http/locales/ja.json#fields.maxLength', 'console:ra.validation.maxLength'],
  },
  { text: '確認メールを再送信する', from: 'D-190', at: ['registration:mail.resend'] },
  { text: 'このURLは無効か、有効期限が切れています。', from: 'D-190', at: [`${identity}#errors.E4002`] },
  {
    text: '申請コード {code} を受け付けました。',
    from: 'D-190',
    at: ['registration:agency.accepted', 'applications:change.accepted'],
  },
  {
    text: '承認しました。',
    from: 'D-190',
    at: ['approvals:approve.done', 'console:console.applications.approved'],
  },
  {
    text: '却下しました。',
    from: 'D-190',
    at: ['approvals:reject.done', 'console:console.applications.rejected'],
  },
  {
    text: '承認',
    from: 'D-190',
    at: ['console:console.applications.status.1', `${identity}#applicationStatuses.1`],
  },
  {
    text: '却下',
    from: 'D-190',
    at: ['console:console.applications.status.2', `${identity}#applicationStatuses.2`],
  },
  {
    text: '情報を削除しました。',
    from: 'D-190',
    at: ['approvals:delete.done', 'console:console.applications.deleted'],
  },
  { text: 'ユーザーID {id} を登録しました。', from: 'D-190', at: ['registration:staff.registered'] },
  {
    text: '削除に失敗しました。{message}',
    from: 'D-190',
    at: ['approvals:delete.failed', 'console:console.applications.deleteFailed'],
  },
  { text: '{price} 円 / 月', from: 'D1§9', at: ['plans:price'] },
  { text: '契約する', from: 'D1§4', at: ['plans:status.00'] },
  { text: '購入可能', from: 'D1§4', at: ['plans:status.10', 'plans:status.20'] },
  { text: '既に契約中です', from: 'D1§4', at: ['plans:status.90'] },
  { text: 'レンタル品配送待ち', from: 'D1§4', at: ['plans:status.91'] },
  { text: 'レンタル品返却待ち', from: 'D1§4', at: ['plans:status.92'] },
  { text: '読み込み中...', from: 'D2§2', at: ['plans:loading'] },
  { text: '商品を選択してください。', from: 'D2§5', at: ['plans:choose'] },
  { text: '商品が見つかりません。', from: 'D2§2', at: ['plans:none'] },
  { text: 'ご使用者様の選択', from: 'D2§4', at: ['purchase:titles.users'] },
  { text: '次へ進むには同意する必要があります。', from: 'D2§5', at: ['purchase:agreements.required'] },
  { text: '対象', from: 'D2§6', at: ['purchase:order.role'] },
  {
    text: '選択されている商品が見つかったかったためホームに戻ります。',
    from: 'D2§8',
    at: ['plans:gone'],
  },
  {
    text: 'お支払いを確認できませんでした。お支払い方法を更新してください。',
    from: 'D-190',
    at: ['plans:unpaid.text'],
  },
  { text: '自分用に購入する', from: 'D-190', at: ['purchase:users.self'] },
]

const billing = 'services/billing/locales/ja.json'

/** Cards, addresses, contracts, history and bonus codes. */
export const contractStrings: readonly SpecifiedString[] = [
  { text: '{price} 円 / 月', from: 'D1§9', at: ['contracts:perMonth'] },
  { text: '入力してください。', from: 'D2§5', at: ['cards:form.wrong.required', 'addresses:wrong.required'] },
  { text: '登録に失敗しました', from: 'D2§8', at: ['cards:form.refused', 'addresses:register.refused'] },
  { text: '登録に成功しました', from: 'D2§8', at: ['cards:form.registered', 'addresses:register.done'] },
  { text: '削除に失敗しました', from: 'D2§8', at: ['cards:delete.refused', 'addresses:delete.refused'] },
  { text: '削除に成功しました', from: 'D2§8', at: ['cards:delete.deleted', 'addresses:delete.done'] },
  { text: '解約に失敗しました。', from: 'D2§8', at: ['contracts:cancel.refused'] },
  { text: '解約に成功しました。', from: 'D2§8', at: ['contracts:cancel.done'] },
  { text: '登録しました。', from: 'D2§8', at: ['cards:form.registeredText', 'addresses:register.doneText'] },
  { text: '更新しました。', from: 'D2§8', at: ['addresses:update.doneText'] },
  { text: '削除しました。', from: 'D2§8', at: ['addresses:delete.doneText'] },
  { text: 'クレジットカードの削除に成功しました。', from: 'D2§8', at: ['cards:delete.deletedText'] },
  {
    text: '購入情報が見つかりませんでした。',
    from: 'D2§8',
    at: ['contracts:detail.notFound', `${billing}#errors.BILLING_CONTRACT_NOT_FOUND`],
  },
  {
    text: 'お支払用カードの変更に成功しました。',
    from: 'D2§8',
    at: ['contracts:change.done', `${billing}#messages.cardChanged`],
  },
  { text: '特典が適用されました。', from: 'D2§8', at: ['bonus:applied'] },
  { text: '購入履歴はありません。', from: 'D-190', at: ['contracts:history.none'] },
  {
    text: '以下の日付で解約されます。よろしいですか？',
    from: 'D-190',
    at: ['contracts:cancel.question'],
  },
]

const aiesthe = 'services/aiesthe/src/errors.ts'

/** AI esthe: mental check, choices of the AI, therapy, interview. */
export const aiestheStrings: readonly SpecifiedString[] = [
  { text: '完了', from: 'D3§8', at: ['mental-check:done.title'] },
  { text: '送信が完了しました！', from: 'D3§8', at: ['mental-check:done.text'] },
  { text: '失敗', from: 'D3§8', at: ['mental-check:failed.title'] },
  { text: '送信に失敗しました！', from: 'D3§8', at: ['mental-check:failed.text'] },
  { text: '実施可能なメンタルチェックはありません。', from: 'D1§2', at: ['mental-check:none'] },
  {
    text: '調査結果の取り扱いについて、同意する',
    from: 'D1§4',
    at: ['services/aiesthe/locales/ja.json#dataUse.agree'],
  },
  {
    text: '選択してください。',
    from: 'D1§5',
    at: ['mental-check:choose', 'services/aiesthe/locales/ja.json#fields.unanswered'],
  },
  {
    text: '送信完了しました。',
    from: 'D1§8',
    at: ['mental-check:sent', 'services/aiesthe/locales/ja.json#mentalCheckSent'],
  },
  {
    text: '振動選択に失敗しました。',
    from: 'D1§8',
    at: ['player:selectionFailed', `${aiesthe}#AIESTHE_NO_SOUND`],
  },
  { text: 'あなたの年齢は？', from: 'D3§2', at: ['interview:age.question'] },
  { text: 'やり直す', from: 'D3§4', at: ['interview:restart'] },
  { text: '65歳未満', from: 'D-190', at: ['interview:age.un64'] },
  { text: '65歳以上', from: 'D-190', at: ['interview:age.up65'] },
]

/** Face diagnosis and its history. */
export const faceStrings: readonly SpecifiedString[] = [
  { text: 'AIがあなたに合う振動を選んでいます…', from: 'D-190', at: ['face:vibration.choosing'] },
  {
    text: 'idが空です。送信に失敗しました。',
    from: 'D1§5',
    at: ['face:send.idEmpty', 'services/aiesthe/src/errors.ts#AIESTHE_ID_EMPTY'],
  },
  {
    text: '画像が空です。送信に失敗しました。',
    from: 'D1§5',
    at: ['face:send.imageEmpty', 'services/aiesthe/src/errors.ts#AIESTHE_IMAGE_EMPTY'],
  },
  { text: '診断結果を担当者に公開する', from: 'D-190', at: ['face:send.publish'] },
  {
    text: '写真の読み込みに失敗しました。もう一度お試しください。',
    from: 'D-190',
    at: ['face:camera.unreadable', 'services/aiesthe/src/errors.ts#AIESTHE_PHOTO_UNREADABLE'],
  },
  { text: '読み込みに失敗しました。', from: 'D3§8', at: ['face:loadFailed'] },
]

/** The free stress check. */
export const stressStrings: readonly SpecifiedString[] = [
  { text: 'すべて回答してください。', from: 'D3§5', at: ['stress-check:unanswered'] },
  { text: 'ストレス計測がうまくできませんでした。', from: 'D3§8', at: ['stress-check:result.unknown'] },
]

/** Charts. */
export const chartStrings: readonly SpecifiedString[] = [
  { text: 'カルテ管理', from: 'D1§6', at: ['charts:menu.chartManagement'] },
  { text: 'カルテはありません。', from: 'D3§2', at: ['charts:none'] },
  { text: 'お客様記入欄', from: 'D3§5', at: ['charts:labels.customerField'] },
  { text: '担当者記入欄', from: 'D3§5', at: ['charts:labels.staffField'] },
  { text: 'お客様公開', from: 'D3§5', at: ['charts:labels.published'] },
  { text: 'お客様非公開', from: 'D3§5', at: ['charts:labels.unpublished'] },
  { text: 'タイトルを入力してください。', from: 'D3§5', at: ['charts:builder.wrong.title'] },
  { text: 'ラベル名を入力してください。', from: 'D3§5', at: ['charts:builder.wrong.label'] },
  { text: '項目は最低一つ追加してください。', from: 'D3§5', at: ['charts:builder.wrong.noItems'] },
  { text: '未入力項目があります。', from: 'D3§5', at: ['charts:fields.incomplete'] },
  { text: '送信に成功しました。', from: 'D3§8', at: ['charts:send.done'] },
  { text: '送信に失敗しました。', from: 'D3§8', at: ['charts:send.failed'] },
  { text: 'カルテを削除しました。', from: 'D3§8', at: ['charts:delete.done'] },
  {
    text: 'カルテが見つかりませんでした。',
    from: 'D3§8',
    at: ['services/charts/locales/ja.json#errors.CHARTS_RECORD_NOT_FOUND'],
  },
  { text: '読み込みに失敗しました。', from: 'D3§8', at: ['charts:diagnosis.loadFailed'] },
  { text: '削除に成功しました。', from: 'D3§8', at: ['charts:templates.deleted'] },
]
