/** A text that the specification gives word for word. */
export interface SpecifiedString {
  text: string
  /** The specification describes the text in English only, so the Japanese words are ours. */
  isOurWording?: true
  /**
   * All places that show it: `<namespace>:<key>` of this app's Japanese texts, `console:<key>` of the console's, `<file>` for a text in
   * code, `<file>#<code>` in a catalogue of errors, `<file>.json#<key>` in a service's locales.
   */
  at: readonly string[]
}

const identity = 'services/identity/locales/ja.json'
const common = 'packages/http/src/errors/common-error-catalogue.ts'

/** Registration, login, passwords, profile, consents, applications. The tests of other screens bring their own. */
export const accountStrings: readonly SpecifiedString[] = [
  { text: 'ログアウト', at: ['common:session.endedTitle', 'common:logout'] },
  {
    text: '認証に失敗したのでログアウトしました。再度ログインしてください。',
    at: ['common:session.ended', 'console:console.ended.refused'],
  },
  { text: '重複ログインのためログアウトしました。', at: [`${common}#E5001`] },
  {
    text: 'ログインに失敗しました。画面を更新してから再度お試しください。',
    at: ['login:failed', `${identity}#errors.E4001`],
  },
  {
    text: '認証に失敗しました。',
    at: ['frontends/member-app/src/features/session/session-store.ts'],
  },
  {
    text: 'トークンのリフレッシュに失敗しました。',
    at: ['frontends/member-app/src/features/session/refresh-timer.ts'],
  },
  {
    text: '無効な URL です。',
    at: ['password:reset.invalid', 'registration:staff.invalidLink', `${identity}#errors.E4005`],
  },
  { text: 'パスワードの変更に成功しました。', at: ['password:reset.done'] },
  {
    text: '現在のパスワードを入力してください。',
    at: ['password:change.currentRequired', `${identity}#errors.E3020`],
  },
  {
    text: '８文字以上入力してください。',
    at: ['common:password.tooShort', `${identity}#errors.E3022`],
  },
  { text: 'パスワードが一致しません。', at: ['password:mismatch', `${identity}#errors.E3026`] },
  { text: 'パスワードが一致しません', at: ['registration:account.mismatch'] },
  { text: '入力してください。', at: ['common:required'] },
  {
    text: '利用規約の同意が確認できませんでした。',
    at: [`${identity}#errors.E4003`, 'purchase:agreements.missing'],
  },
  { text: 'パスワード変更失敗', at: ['password:change.refused'] },
  { text: 'パスワード変更成功', at: ['password:change.done'] },
  { text: '登録に失敗しました', at: ['registration:refused'] },
  { text: '更新に成功しました。', at: ['profile:saved'] },
  { text: '更新に失敗しました。', at: ['profile:notSaved'] },
  { text: 'メール配信の解除を行いました。', at: ['pages:advertise.cancel'] },
  { text: 'メール配信の利用設定を行いました。', at: ['pages:advertise.continue'] },
  {
    text: '100件以上の表示はできません。',
    at: ['lists:tooMany', `${common}#E3040`],
  },
  {
    text: 'データ提供に同意いただけない場合、このサービスはご利用いただけません。',
    isOurWording: true,
    at: ['common:providingData.refused'],
  },
  {
    text: 'これ以上縮小できません。',
    isOurWording: true,
    at: ['common:zoom.smallest', `${identity}#errors.E3010`],
  },
  {
    text: 'これ以上拡大できません。',
    isOurWording: true,
    at: ['common:zoom.largest', `${identity}#errors.E3011`],
  },
  { text: '他のプランを見る', isOurWording: true, at: ['plans:others'] },
  { text: 'マイページへ', isOurWording: true, at: ['home:hero.toMypage'] },
  { text: 'ログアウト', isOurWording: true, at: ['home:hero.logout'] },
  { text: 'プランを見る', isOurWording: true, at: ['home:hero.toPlans'] },
  {
    text: '{n}文字以内で入力してください。',
    isOurWording: true,
    at: ['packages/http/locales/ja.json#fields.maxLength', 'console:ra.validation.maxLength'],
  },
  { text: '確認メールを再送信する', isOurWording: true, at: ['registration:mail.resend'] },
  { text: 'このURLは無効か、有効期限が切れています。', isOurWording: true, at: [`${identity}#errors.E4002`] },
  {
    text: '申請コード {code} を受け付けました。',
    isOurWording: true,
    at: ['registration:agency.accepted', 'applications:change.accepted'],
  },
  {
    text: '承認しました。',
    isOurWording: true,
    at: ['approvals:approve.done', 'console:console.applications.approved'],
  },
  {
    text: '却下しました。',
    isOurWording: true,
    at: ['approvals:reject.done', 'console:console.applications.rejected'],
  },
  {
    text: '承認',
    isOurWording: true,
    at: ['console:console.applications.status.1', `${identity}#applicationStatuses.1`],
  },
  {
    text: '却下',
    isOurWording: true,
    at: ['console:console.applications.status.2', `${identity}#applicationStatuses.2`],
  },
  {
    text: '情報を削除しました。',
    isOurWording: true,
    at: ['approvals:delete.done', 'console:console.applications.deleted'],
  },
  { text: 'ユーザーID {id} を登録しました。', isOurWording: true, at: ['registration:staff.registered'] },
  {
    text: '削除に失敗しました。{message}',
    isOurWording: true,
    at: ['approvals:delete.failed', 'console:console.applications.deleteFailed'],
  },
  { text: '{price} 円 / 月', at: ['plans:price'] },
  { text: '契約する', at: ['plans:status.00'] },
  { text: '購入可能', at: ['plans:status.10', 'plans:status.20'] },
  { text: '既に契約中です', at: ['plans:status.90'] },
  { text: 'レンタル品配送待ち', at: ['plans:status.91'] },
  { text: 'レンタル品返却待ち', at: ['plans:status.92'] },
  { text: '読み込み中...', at: ['plans:loading'] },
  { text: '商品を選択してください。', at: ['plans:choose'] },
  { text: '商品が見つかりません。', at: ['plans:none'] },
  { text: 'ご使用者様の選択', at: ['purchase:titles.users'] },
  { text: '次へ進むには同意する必要があります。', at: ['purchase:agreements.required'] },
  { text: '対象', at: ['purchase:order.role'] },
  {
    text: '選択されている商品が見つかったかったためホームに戻ります。',
    at: ['plans:gone'],
  },
  {
    text: 'お支払いを確認できませんでした。お支払い方法を更新してください。',
    isOurWording: true,
    at: ['plans:unpaid.text'],
  },
  { text: '自分用に購入する', isOurWording: true, at: ['purchase:users.self'] },
]

const billing = 'services/billing/locales/ja.json'

/** Cards, addresses, contracts, history and bonus codes. */
export const contractStrings: readonly SpecifiedString[] = [
  { text: '{price} 円 / 月', at: ['contracts:perMonth'] },
  { text: '入力してください。', at: ['cards:form.wrong.required', 'addresses:wrong.required'] },
  { text: '登録に失敗しました', at: ['cards:form.refused', 'addresses:register.refused'] },
  { text: '登録に成功しました', at: ['cards:form.registered', 'addresses:register.done'] },
  { text: '削除に失敗しました', at: ['cards:delete.refused', 'addresses:delete.refused'] },
  { text: '削除に成功しました', at: ['cards:delete.deleted', 'addresses:delete.done'] },
  { text: '解約に失敗しました。', at: ['contracts:cancel.refused'] },
  { text: '解約に成功しました。', at: ['contracts:cancel.done'] },
  { text: '登録しました。', at: ['cards:form.registeredText', 'addresses:register.doneText'] },
  { text: '更新しました。', at: ['addresses:update.doneText'] },
  { text: '削除しました。', at: ['addresses:delete.doneText'] },
  { text: 'クレジットカードの削除に成功しました。', at: ['cards:delete.deletedText'] },
  {
    text: '購入情報が見つかりませんでした。',
    at: ['contracts:detail.notFound', `${billing}#errors.BILLING_CONTRACT_NOT_FOUND`],
  },
  {
    text: 'お支払用カードの変更に成功しました。',
    at: ['contracts:change.done', `${billing}#messages.cardChanged`],
  },
  { text: '特典が適用されました。', at: ['bonus:applied'] },
  { text: '購入履歴はありません。', isOurWording: true, at: ['contracts:history.none'] },
  {
    text: '以下の日付で解約されます。よろしいですか？',
    isOurWording: true,
    at: ['contracts:cancel.question'],
  },
]

const aiesthe = 'services/aiesthe/src/errors.ts'

/** AI esthe: mental check, choices of the AI, therapy, interview. */
export const aiestheStrings: readonly SpecifiedString[] = [
  { text: '完了', at: ['mental-check:done.title'] },
  { text: '送信が完了しました！', at: ['mental-check:done.text'] },
  { text: '失敗', at: ['mental-check:failed.title'] },
  { text: '送信に失敗しました！', at: ['mental-check:failed.text'] },
  { text: '実施可能なメンタルチェックはありません。', at: ['mental-check:none'] },
  {
    text: '調査結果の取り扱いについて、同意する',
    at: ['services/aiesthe/locales/ja.json#dataUse.agree'],
  },
  {
    text: '選択してください。',
    at: ['mental-check:choose', 'services/aiesthe/locales/ja.json#fields.unanswered'],
  },
  {
    text: '送信完了しました。',
    at: ['mental-check:sent', 'services/aiesthe/locales/ja.json#mentalCheckSent'],
  },
  {
    text: '振動選択に失敗しました。',
    at: ['player:selectionFailed', `${aiesthe}#AIESTHE_NO_SOUND`],
  },
  { text: 'あなたの年齢は？', at: ['interview:age.question'] },
  { text: 'やり直す', at: ['interview:restart'] },
  { text: '65歳未満', isOurWording: true, at: ['interview:age.un64'] },
  { text: '65歳以上', isOurWording: true, at: ['interview:age.up65'] },
]

/** Face diagnosis and its history. */
export const faceStrings: readonly SpecifiedString[] = [
  { text: 'AIがあなたに合う振動を選んでいます…', isOurWording: true, at: ['face:vibration.choosing'] },
  {
    text: 'idが空です。送信に失敗しました。',
    at: ['face:send.idEmpty', 'services/aiesthe/src/errors.ts#AIESTHE_ID_EMPTY'],
  },
  {
    text: '画像が空です。送信に失敗しました。',
    at: ['face:send.imageEmpty', 'services/aiesthe/src/errors.ts#AIESTHE_IMAGE_EMPTY'],
  },
  { text: '診断結果を担当者に公開する', isOurWording: true, at: ['face:send.publish'] },
  {
    text: '写真の読み込みに失敗しました。もう一度お試しください。',
    isOurWording: true,
    at: ['face:camera.unreadable', 'services/aiesthe/src/errors.ts#AIESTHE_PHOTO_UNREADABLE'],
  },
  { text: '読み込みに失敗しました。', at: ['face:loadFailed'] },
]

/** The free stress check. */
export const stressStrings: readonly SpecifiedString[] = [
  { text: 'すべて回答してください。', at: ['stress-check:unanswered'] },
  { text: 'ストレス計測がうまくできませんでした。', at: ['stress-check:result.unknown'] },
]

/** Charts. */
export const chartStrings: readonly SpecifiedString[] = [
  { text: 'カルテ管理', at: ['charts:menu.chartManagement'] },
  { text: 'カルテはありません。', at: ['charts:none'] },
  { text: 'お客様記入欄', at: ['charts:labels.customerField'] },
  { text: '担当者記入欄', at: ['charts:labels.staffField'] },
  { text: 'お客様公開', at: ['charts:labels.published'] },
  { text: 'お客様非公開', at: ['charts:labels.unpublished'] },
  { text: 'タイトルを入力してください。', at: ['charts:builder.wrong.title'] },
  { text: 'ラベル名を入力してください。', at: ['charts:builder.wrong.label'] },
  { text: '項目は最低一つ追加してください。', at: ['charts:builder.wrong.noItems'] },
  { text: '未入力項目があります。', at: ['charts:fields.incomplete'] },
  { text: '送信に成功しました。', at: ['charts:send.done'] },
  { text: '送信に失敗しました。', at: ['charts:send.failed'] },
  { text: 'カルテを削除しました。', at: ['charts:delete.done'] },
  {
    text: 'カルテが見つかりませんでした。',
    at: ['services/charts/locales/ja.json#errors.CHARTS_RECORD_NOT_FOUND'],
  },
  { text: '読み込みに失敗しました。', at: ['charts:diagnosis.loadFailed'] },
  { text: '削除に成功しました。', at: ['charts:templates.deleted'] },
]

/** Inquiries to staff and the AI advisor. */
export const supportStrings: readonly SpecifiedString[] = [
  { text: '起票中', at: ['support-chat:tabs.open'] },
  { text: 'クローズ済み', at: ['support-chat:tabs.closed'] },
  { text: 'すべての項目を入力すると送信ができます。', at: ['support-chat:hint'] },
  {
    text: 'もう少々お待ちください。',
    at: ['support-chat:advisor.busy', 'services/support/locales/ja.json#errors.SUPPORT_ADVISOR_BUSY'],
  },
  { text: '送信に成功しました。', at: ['support-chat:sent'] },
  { text: '入力不備があるためチャット送信に失敗しました。', at: ['support-chat:newFailed'] },
  { text: 'チャットの送信に失敗しました。', at: ['support-chat:replyFailed'] },
  { text: 'チャットの取得に失敗しました。', at: ['support-chat:loadFailed'] },
  { text: '考え中です…', isOurWording: true, at: ['support-chat:advisor.thinking'] },
]

/** Player, records, uploads and rooms. */
export const soundStrings: readonly SpecifiedString[] = [
  { text: 'ダウンロードはできません。', at: ['player:noDownload'] },
  {
    text: 'タイマーの値が不正です。タイマーの値を再生音源の現在の時刻よりも後の時刻を設定してください。',
    at: ['player:timer.impossible'],
  },
  {
    text: 'DMV 体験結果が見つかりませんでした。',
    at: ['services/content/locales/ja.json#errors.CONTENT_RECORD_NOT_FOUND'],
  },
  { text: 'Failed to load sound file.', at: ['frontends/member-app/src/lib/gapless/load-audio.ts'] },
  { text: '正常に登録できました。', at: ['uploads:done', 'console:console.sounds.done'] },
  { text: '登録に失敗しました。', at: ['uploads:failed', 'console:console.sounds.failed'] },
  { text: '削除に成功しました。', at: ['uploads:deleted', 'console:console.sounds.deleted'] },
  { text: '削除に失敗しました。', at: ['uploads:deleteFailed'] },
  {
    text: 'この区画はすでに利用されているため、ご利用いただけません。前の画面に戻ります。',
    at: ['enterprise:player.taken', 'services/enterprise/locales/ja.json#errors.E1000'],
  },
]
