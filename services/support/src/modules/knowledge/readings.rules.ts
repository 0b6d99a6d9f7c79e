import { toHiragana } from './hiragana.rules.ts'

/**
 * Words of our articles by their readings, for questions that are typed in hiragana. A verb stands with as much of its ending as its
 * reading needs to be told apart.
 */
const kanjiReadings = `
かいやく 解約|たいかい 退会|へんこう 変更|へんきゃく 返却|へんそう 返送|へんきん 返金|しはらい 支払い|しはらう 支払う|はらいもどし 払い戻し
せいきゅう 請求|せいきゅうしょ 請求書|けっさい 決済|かきん 課金|りょうきん 料金|きんがく 金額|ねだん 値段|ひよう 費用|むりょう 無料|ゆうりょう 有料
りょうしゅう 領収|りょうしゅうしょ 領収書|めいさい 明細|ひきおとし 引き落とし|ひきおと 引き落と|にじゅう 二重|ひわり 日割り|こうざ 口座|ふりこみ 振込
ゆうこうきげん 有効期限|きげん 期限|けいやく 契約|こうにゅう 購入|もうしこみ 申し込み|もうしこ 申し込|しんせい 申請|じょうきょう 状況|りれき 履歴
とうろく 登録|かいいん 会員|しんき 新規|むりょうかいいん 無料会員|さいはっこう 再発行|さいせってい 再設定|せってい 設定|かくにん 確認|にんしょう 認証
けんしょう 検証|ばんごう 番号|でんわ 電話|でんわばんごう 電話番号|じゅうしょ 住所|ゆうびんばんごう 郵便番号|なまえ 名前|みょうじ 名字|せいねんがっぴ 生年月日
たんじょうび 誕生日|せいべつ 性別|ねんれい 年齢|とどけさき 届け先|とどかない 届かない|とどきません 届きません|とどく 届く|とどき 届き|はいそう 配送|はっそう 発送|はいたつ 配達
にもつ 荷物|ひっこし 引っ越し|ひっこ 引っ越|きき 機器|きかい 機械|ほんたい 本体|こわれ 壊れ|こしょう 故障|ふぐあい 不具合|でんげん 電源|じゅうでん 充電
うごかない 動かない|うごきません 動きません|つかえない 使えない|つかえません 使えません|つかいかた 使い方|つかう 使う|つかえ 使え|はじめかた 始め方|はじめ 始め
おわらない 終わらない|とまらない 止まらない|とまる 止まる|とまって 止まって|とまり 止まり|とめたい 止めたい|とめる 止める|とめかた 止め方|やめかた 解約方法|とりけし 取り消し|とりけ 取り消
てっかい 撤回|さくじょ 削除|しょうきょ 消去|けしたい 消したい|けしかた 消し方|きえた 消えた|きえる 消える|きえて 消えて|けせない 消せない|ほぞん 保存
しゃしん 写真|がぞう 画像|さつえい 撮影|とりなおし 撮り直し|うつらない 映らない|うつりません 映りません|こうかい 公開|ひこうかい 非公開|きょうゆう 共有|えつらん 閲覧
みられ 見られ|みえない 見えない|みえません 見えません|みれない 見れない|みたい 見たい|みつからない 見つからない|しんだん 診断|かおしんだん 顔診断|けっか 結果|ひょうじょう 表情
かんじょう 感情|きろく 記録|はんえい 反映|りよう 利用|りようじょうきょう 利用状況|りようきやく 利用規約|こじんじょうほう 個人情報|どうい 同意|きやく 規約
さいせい 再生|おんがく 音楽|おんりょう 音量|おんげん 音源|きこえない 聞こえない|きこえません 聞こえません|きこえ 聞こえ|ならない 鳴らない|なりません 鳴りません|むおん 無音
しんどう 振動|とぎれ 途切れ|くりかえし 繰り返し|くりかえ 繰り返|ねおち 寝落ち|ねむれ 眠れ|ねむり 眠り|すいみん 睡眠|めざめ 目覚め|もくてき 目的|びよう 美容|しぜん 自然
えんそう 演奏|えんそうか 演奏家|つづき 続き|とちゅう 途中|さいかい 再開|いちじていし 一時停止|どうじ 同時|かさね 重ね|もじ 文字|がめん 画面|まっしろ 真っ白|まっくら 真っ暗
ちいさい 小さい|ちいさく 小さく|おおきく 大きく|かくだい 拡大|ひょうじ 表示|つうしん 通信|でんぱ 電波|けんがい 圏外|つうち 通知|はいしん 配信|とどいた 届いた
たんとうしゃ 担当者|だいりてん 代理店|しょうかい 紹介|ほうじん 法人|かいしゃ 会社|きぎょう 企業|しせつ 施設|しょうにん 承認|きょひ 拒否|きょか 許可|けんげん 権限
そうだん 相談|といあわせ 問い合わせ|といあわ 問い合わ|しつもん 質問|へんじ 返事|かいとう 回答|えいご 英語|ちゅうごくご 中国語|にほんご 日本語|げんご 言語
あんしょう 暗証|わすれ 忘れ|はいれない 入れない|はいれません 入れません|ふせい 不正|のっとり 乗っ取り|あんぜん 安全|めいわく 迷惑|じゅしん 受信|そうしん 送信|とくてん 特典
たんまつ 端末|きしゅへん 機種変|きしゅ 機種|すいしょう 推奨|かんきょう 環境|じどう 自動|こうしん 更新|つぎ 次|じかい 次回|ちがい 違い|ひかく 比較|えらび 選び|えらべ 選べ
さがす 探す|さがし 探し|ついか 追加|ふやし 増やし|かえし 返し|かえす 返す|おくりかえ 送り返|かりたい 借りたい|かりる 借りる|かり 借り|からだ 体|ちょうし 調子|ぶい 部位
ようつう 腰痛|ずつう 頭痛|かたこり 肩こり|つかれ 疲れ|にんしん 妊娠|ぺーすめーかー ペースメーカー|くすり 薬|びょうき 病気|おと 音|かお 顔|きょく 曲|よる 夜
ほうほう 方法|てんき 天気|えいが 映画|りょこう 旅行|りょうり 料理|にゅうす ニュース|かぞく 家族|ともだち 友達|ひとり 一人|まいにち 毎日|まいつき 毎月|こんげつ 今月|せんげつ 先月|こんしゅう 今週|なんぷん 何分|なんじ 何時|なんど 何度|なんかい 何回`

const katakanaWords =
  'アイコン アカウント アクセス アドレス アプリ アップグレード アメックス アンケート イヤホン インターネット インボイス エステ エラー オフライン カード カテゴリー カメラ カルテ カレンダー キャッシュ キャンセル キャンペーン クーポン クレカ クレジットカード グラフ コース コード コンビニ サイズ サービス サウンド サウンドセラピー サブスク サポート サロン サンプル スキャン スタンダード ストレス ストレスチェック スピーカー スマホ スマートフォン セキュリティ セキュリティコード セラピー ダイナース ダウングレード ダウンロード ダークモード タイマー タブレット チェック チャット データ デビットカード ネットワーク パスワード パソコン ビザ ファイル フェイスリズム フォント ブラウザ ブランド プラン プリペイドカード プレミアム プロフィール ヘッドホン ページ ホーム ボタン ポイント マイページ マスク ミュージック メアド メール メールアドレス メッセージ メディカルサウンド メニュー メルマガ メンタルチェック ユーザー ライト ランキング ランク ランダム リセット リピート リラックス リンク ループ レベル レンタル ログアウト ログイン ロック'

const readings = new Map<string, string>([
  ...kanjiReadings
    .split(/[\n|]/)
    .map((entry) => entry.trim().split(' '))
    .filter((entry): entry is [string, string] => entry.length === 2),
  ...katakanaWords.split(' ').map((word): [string, string] => [toHiragana(word), word]),
])
const longestReading = Math.max(...[...readings.keys()].map((reading) => reading.length))

const hiraganaRuns = /[\p{Script=Hiragana}ー]{2,}/gu
/** A shorter reading is part of too many other words: it counts only where a word begins, the shortest only where one ends as well. */
const MIN_LENGTH_ANYWHERE = 4
const MIN_LENGTH_AT_START = 3
const particles = 'をがはのにでもとへやか'
const afterWord = /^(?:$|[をがはのにでもとへや]|って|から|まで|です|だけ)/

/** Replaces words in hiragana by the spelling of the articles: かいやくしたい becomes 解約したい. */
export function replaceReadings(text: string): string {
  return text.normalize('NFKC').replace(hiraganaRuns, spellRun)
}

function spellRun(run: string): string {
  let spelled = ''
  let at = 0
  let isStart = true
  while (at < run.length) {
    const reading = findLongestReading(run, { at, isStart })
    spelled += (reading && readings.get(reading)) ?? run.charAt(at)
    at += reading?.length ?? 1
    isStart = reading !== undefined || particles.includes(run.charAt(at - 1))
  }
  return spelled
}

/** @param isStart whether a word may begin here: after another one, or after a particle */
function findLongestReading(
  run: string,
  { at, isStart }: { at: number; isStart: boolean },
): string | undefined {
  for (let length = Math.min(longestReading, run.length - at); length >= 2; length--) {
    const reading = run.slice(at, at + length)
    if (!readings.has(reading)) continue
    if (length >= MIN_LENGTH_ANYWHERE || (isStart && length >= MIN_LENGTH_AT_START)) return reading
    if (isStart && afterWord.test(run.slice(at + length))) return reading
  }
  return undefined
}
