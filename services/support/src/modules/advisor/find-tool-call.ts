import { replaceReadings } from '../knowledge/readings.rules.ts'
import { toSimplifiedIfChinese } from './chinese-topics.rules.ts'
import type { ListeningPeriod } from './tools/listening.rules.ts'
import type { ScreenName } from './tools/screens.ts'
import type { SoundScene, SoundUse } from './tools/sound-wishes.rules.ts'
import type { ToolCall, ToolInput } from './tools/tool-call.ts'

/**
 * Finds which tool answers a question, by words. Japanese is matched as it was typed and with the readings of hiragana spelt out, Chinese
 * in simplified characters. Questions about how something works, and about faults, are for the articles.
 */
export function findToolCall(text: string): ToolCall | null {
  const typed = text.normalize('NFKC').toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ')
  const said = [typed, replaceReadings(typed), toSimplifiedIfChinese(text) ?? ''].join('\n')
  return (
    findListeningCall(said) ?? findContractCall(said) ?? findSoundsCall(said, text) ?? findScreenCall(said)
  )
}

type Patterns<Name extends string> = readonly (readonly [Name, RegExp])[]

const firstOf = <Name extends string>(patterns: Patterns<Name>, said: string): Name | undefined =>
  patterns.find(([, pattern]) => pattern.test(said))?.[0]

/** Faults, and how something is done: the articles answer these. */
const faultOrHowTo =
  /出ない|出ません|でない|聞こえ(?:な|ま|に)|きこえ(?:な|ま)|鳴ら(?:な|ま)|止ま|とまら?|途切|切れ|落ち(?:た|る)|できない|できません|でき(?:ますか|る\?)|おかしい|エラー|壊れ|方法|やり方|仕方|使い方|(?<!お)とは|違い|どうすれば|どうやって|には[?？]?$|なぜ|どうして|解約|料金|申し込|登録|ダウンロード|オフライン|保存|タイマー|画面|ロック|ループ|繰り返|返却|機器|レンタル|メール|パスワード|カメラ|診断|アカウント|ヘッドホン|イヤホン|スピーカー|同時|重ね|まぶし|気分に合/m
const englishFaultOrHowTo =
  /\bno sound\b|\bnothing\b|\bstop(?:s|ped|ping)?\b|\bcuts? (?:out|off)\b|\bbuffer\w*|\b(?:can'?t|cannot|don'?t) hear\b|\bhow (?:do|does|can|to|2)\b|\bhow come\b|\bwhy\b|\bdownload\w*|\boffline\b|\btimer\b|\bloop\w*|\brepeat\w*|\bscreen\b|\block(?:ed)?\b|\bcancel\w*|\bplans?\b|\bcards?\b|\berrors?\b|\bbroken\b|\bwork (?:with|on)\b|\bheadphones?\b|\bspeakers?\b|\bcamera\b|\baccount\b|\bdifference\b|\bwhat (?:is|are) (?:a |an |the )?(?:dmv|kanade)\b|\bat the same time\b|\btogether\b|\bmissing\b/
const chineseFaultOrHowTo =
  /没(?:有)?声|听不(?:到|见)|不出声|停|断|怎么(?!样)|如何|为什么|下载|离线|定时|屏幕|亮|锁|循环|解约|价格|方案|注册|错误|坏|区别|是什么/

const isFaultOrHowTo = (said: string) =>
  [faultOrHowTo, englishFaultOrHowTo, chineseFaultOrHowTo].some((pattern) => pattern.test(said))

const uses: Patterns<SoundUse> = [
  [
    'refresh',
    /気分(?:転換|を(?:変え|上げ))|リフレッシュ|元気|\brefresh\w*|\bcheer\w*|\benergi[sz]\w*|\bmood\b|转换心情|提神/,
  ],
  [
    'sleep',
    /眠(?!気)|寝|睡眠|おやすみ|就寝|ベッド|ねむ|ねる|\bsleep\w*|\bbed(?:time)?\b|\basleep\b|\bdoze\b|\bnap\b|睡/,
  ],
  ['morning', /朝|目覚め|めざめ|起き|\bmornings?\b|\bwak(?:e|ing)\b|早上|早晨|起床/],
  [
    'relax',
    /リラックス|くつろ|落ち着|ゆったり|癒|いやし|疲れ|ほっと|のんびり|深呼吸|仕事(?:の後|のあと|帰り|終わり)|\bafter work\b|\bwound up\b|\brelax\w*|\bunwind\w*|\bcalm\w*|\btir(?:ed|ing)\b|\bstress\w*|\bwind down\b|\bsooth\w*|放松|疲|平静/,
  ],
  [
    'focus',
    /集中|仕事|勉強|作業|デスク|読書|\bfocus\w*|\bconcentrat\w*|\bwork(?:ing)?\b|\bstud(?:y|ying)\b|\bdesk\b|专注|集中|工作|学习/,
  ],
  ['beauty', /素肌|スキンケア|美容|お風呂|湯上が|\bskin ?care\b|\bskin\b|\bbath\b|护肤|泡澡/],
]

const scenes: Patterns<SoundScene> = [
  ['rain', /雨|\brain\w*/],
  ['ocean', /海|波(?!形)|渚|浜|\b(?:ocean|sea(?:side)?|waves?|beach)\b/],
  ['stream', /川|せせらぎ|渓流|滝|河|溪|\b(?:rivers?|streams?|brooks?|creek|waterfall|water)\b/],
  ['forest', /森|林|木々|鳥|鸟|\b(?:forests?|woods|trees|birds?)\b/],
  ['wind', /風|风|\b(?:wind|breeze)\b(?! down)/],
  ['fire', /焚き火|焚火|たき火|たきび|暖炉|篝火|\b(?:camp)?fire\b/],
  ['bells', /鐘|おりん|钟声|\b(?:bells?|gongs?)\b/],
  ['night', /夜の音|星|虫の(?:音|声)|\b(?:stars?|crickets)\b/],
]

const soundNouns =
  /音(?!声|量)|サウンド|曲|おと|\b(?:sounds?|tracks?|music|something|audio|songs?|waves)\b|声音|音乐|曲子|听/
const soundRequests =
  /教え|おしえ|おすすめ|オススメ|お勧め|お薦め|どれ|どの|どんな|何(?:を|が)|なに(?:を|が)|いい|良い|よい|よく|選(?:んで|び)|えらんで|流(?:して|したい|す)|かけ(?:て|たい)|聴きたい|聞きたい|ききたい|ください|下さい|ちょうだい|(?:音|おと|曲|サウンド)は[?？]?$|ほしい|欲しい|ある[?？]?$|あります|再生して|再生したい|したい|\b(?:which|what|recommend\w*|suggest\w*|pick|play|put on|give me|any|want|need|good|please|listen|hear|do you have|show me|something)\b|推荐|哪(?:个|些|种)|什么|想再?听|播放|放|给我/m
/** "川のせせらぎを流して": a wish that needs no noun. */
const playRequest = /流して|ながして|かけて|再生して|聴かせて|\b(?:play|put on)\b|播放/
/** A wish for a sound even where nothing says what for. */
const plainSoundRequest =
  /(?:おすすめ|オススメ|お勧め|お薦め).{0,6}(?:音|サウンド|曲|おと)|(?:音|サウンド|曲|おと).{0,6}(?:おすすめ|オススメ|お勧め|お薦め|選んで|えらんで|流して|かけて|ください|3つ)|\b(?:recommend|suggest|pick|play)\b.{0,24}\b(?:sounds?|tracks?|music)\b|推荐.{0,8}(?:声音|音乐)/

const origins: Patterns<'recent' | 'favourites'> = [
  ['favourites', /お気に入り|おきにいり|\bfavou?rites?\b|收藏/],
  [
    'recent',
    /(?:さっき|前回|前に|最近|この前|最後に|直前).{0,10}(?:聴|聞|音|曲|続き|かけ|流)|\b(?:last|recent(?:ly)?|previous)\b.{0,16}\b(?:sounds?|track|heard|played|listened|one)\b|\b(?:listened to|heard|played)\b.{0,10}\b(?:last|before|recently)\b|最近听|上次听|刚才听/,
  ],
]
const minutesLimit = /(\d{1,3}) ?(?:分|minutes?|mins?|分钟)(?:以内|以下|まで|くらい|ぐらい|or less|以内)?/
const englishMinutesLimit = /\b(?:under|within|less than|at most)\b.{0,6}?(\d{1,3}|ten|five|fifteen|twenty)/
const spelt: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20 }
const shortWish = /短(?:い|め|く)|\bshort(?:er)?\b|短一点/
const SHORT_MINUTES = 10

/** A state that somebody tells of without asking for anything, which is what a tired person types at night: "眠れないんだけど". */
const states: Patterns<SoundUse> = [
  [
    'sleep',
    toWholeState(
      '眠れない|眠れません|ねむれない|寝られない|寝れない|寝つけない|寝付けない|眠りたい|寝たい|ねたい',
      "(?:i )?can(?:'t|not| not|t) (?:fall a)?sleep|i want to sleep",
      '睡不着(?:觉)?|想睡觉?',
    ),
  ],
  [
    'relax',
    toWholeState(
      '疲れた|疲れました|疲れてる|疲れている|つかれた|くたくた|へとへと|落ち着かない|落ち着きたい|リラックスしたい|癒されたい|休みたい',
      "i(?: am|'m) (?:so |very |really )?(?:tired|stressed)(?: out)?|i want to (?:relax|unwind)",
      '(?:好|很)?累(?:了|死了)?|想放松',
    ),
  ],
  [
    'focus',
    toWholeState(
      '集中したい|集中できない|集中できません',
      "i can(?:'t|not| not|t) (?:focus|concentrate)",
      '无法集中|想集中',
    ),
  ],
]

/** Matches a line that says the state alone, with the words with which people soften it. */
function toWholeState(japanese: string, english: string, chinese: string): RegExp {
  const before =
    '(?:最近|今夜|今晩|今日|きょう|夜|なかなか|ぜんぜん|全然|ちょっと|少し|とても|すごく|もう|は|も|、|。| )*'
  const after =
    '(?:んだけど|んだけれど|のですが|んですが|んです|です|のだけど|よ|な|なあ|なぁ|の|けど|とき|時|。|、|…|!|\\.| )*'
  return new RegExp(
    `^(?:${before}(?:${japanese})${after}|(?:${english})(?: (?:tonight|again|at all|today))*[.!… ]*|(?:我|今晚|今天|最近)*(?:${chinese})[。!… ]*)$`,
    'm',
  )
}

function findSoundsCall(said: string, words: string): ToolCall | null {
  const state = firstOf(states, said)
  if (state) return { tool: 'find-sounds', input: { words, use: state } }
  if (isFaultOrHowTo(said)) return null
  const use = firstOf(uses, said)
  const scene = firstOf(scenes, said)
  const from = firstOf(origins, said)
  const maxMinutes = findMaxMinutes(said)
  const hasNoun = soundNouns.test(said)
  const isRequest = soundRequests.test(said)
  const isWish =
    (hasNoun && isRequest && (use ?? scene ?? from ?? maxMinutes) !== undefined) ||
    (from !== undefined && isRequest) ||
    ((use ?? scene) !== undefined && playRequest.test(said)) ||
    (use !== undefined && isWishWithoutNoun.test(said)) ||
    plainSoundRequest.test(said)
  if (!isWish) return null
  const input: ToolInput<'find-sounds'> = { words }
  if (from) input.from = from
  else {
    if (use) input.use = use
    if (scene) input.scene = scene
  }
  if (maxMinutes !== undefined) input.maxMinutes = maxMinutes
  return { tool: 'find-sounds', input }
}

/** "I want to relax", "おすすめは？", "something after a tiring day": what is listened to is not said. */
const isWishWithoutNoun =
  /おすすめ|オススメ|お勧め|(?:何|なに)を(?:聴|聞|き)|(?:流して|かけて|聴かせて)|やつ(?:を|流|かけ)|\bi (?:want|need|would like) to (?:relax|sleep|unwind|focus|calm)|\bsomething\b|\bwhat (?:should|can) i (?:listen|put on|play)|\bshould i (?:listen|put on|play)/

function findMaxMinutes(said: string): number | undefined {
  const named = minutesLimit.exec(said)?.[1] ?? englishMinutesLimit.exec(said)?.[1]
  if (named !== undefined) {
    const minutes = spelt[named] ?? Number(named)
    return minutes >= 1 && minutes <= 120 ? minutes : undefined
  }
  return shortWish.test(said) ? SHORT_MINUTES : undefined
}

const periods: Patterns<ListeningPeriod> = [
  ['week', /今週|こんしゅう|この一週間|ここ一週間|\b(?:this|the past) week\b|[本这]周|这(?:个)?星期/],
  ['last-week', /先週|せんしゅう|\blast week\b|上(?:周|个?星期)/],
  ['last-month', /先月|\blast month\b|上个?月/],
  ['month', /今月|こんげつ|\bthis month\b|[本这]个?月/],
  ['today', /今日|本日|きょう|\btoday\b|\btonight\b|今天/],
  ['year', /今年|ことし|年間|\bthis year\b|今年/],
]
const amounts =
  /どのくらい|どれくらい|どのぐらい|どれだけ|どれぐらい|何時間|何分|(?:利用|再生|聴いた|聞いた|視聴|聴取)(?:の)?(?:時間|じかん|記録|状況)|合計|トータル|全部で|\bhow (?:much|long|many)\b|\blistening (?:time|minutes|hours)\b|\btotal (?:hours|time|minutes)\b|\bminutes\b|\bhours\b|多久|多长时间|多少(?:分钟|小时)|时长/
const heard = /全部で何|合計で?何|聴|聞|きい|利用|再生|視聴|\blisten\w*|\bheard\b|\bhours\b|\bminutes\b|听/
const streak =
  /連続(?!再生)|(?:何日|日数).{0,6}(?:続|つづ)|続けて(?:何日|聴)|\bstreak\b|\bdays in a row\b|\bconsecutive days\b|连续/
const longest =
  /(?:一番|いちばん|最も|最も)長く.{0,4}(?:聴|聞)|\blisten\w* (?:the )?longest\b|\blongest\b.{0,12}\blisten/
const notListening =
  /記録(?:され|が(?:な|消)|に(?:な|残ら))|反映|消え|途切れ|ゼロ|(?:もど|戻)っ|リセット|おかしい|合わ(?:な|ず)|違う|のに|方法|とは|聴けば|聞けば|聴くのが|いつ.{0,8}聴|\bmissing\b|\bwrong\b|\bnot (?:recorded|counted|showing)\b|\bstill\b|\bshould i\b|\blost\b|\breset\b|\bbroke\b|\bbut\b|没(?:有)?记录|不对|中断|归零|应该/

function findListeningCall(said: string): ToolCall | null {
  if (notListening.test(said)) return null
  if (streak.test(said)) return { tool: 'read-listening', input: { period: 'streak' } }
  const period = firstOf(periods, said)
  if (longest.test(said)) return { tool: 'read-listening', input: { period: period ?? 'year' } }
  if (period === undefined || !amounts.test(said) || !heard.test(said)) return null
  return { tool: 'read-listening', input: { period } }
}

const contract =
  /(?:私の|わたしの|自分の|今の|いまの|現在の|入ってる|入っている|加入(?:して|中)|契約中の|利用中の).{0,6}(?:プラン|契約)|(?:プラン|契約).{0,6}(?:何でした|なんでした|何だっけ|なんだっけ)|契約(?:の)?(?:状況|内容)(?:を|は)|(?:次回|次の|つぎの|今度の).{0,6}(?:支払|お支払|請求|引き落と|引落|課金|決済|更新)|(?:いつ).{0,8}(?:引き落と|引落|請求され|課金され|落ちる)|(?:引き落と|引落|請求|課金|金額|決済).{0,4}いつ|いくら.{0,3}払って|(?:毎月|月々|月).{0,6}いくら.{0,6}払|\b(?:what|which) (?:is my )?plan\b(?:.{0,8}\b(?:am i|do i have|on)\b)?$|\bwhat(?:'s| is) my (?:current )?plan\b|\b(?:what|which) plan am i\b|\b(?:my|current) contracts?\b|\bnext (?:payment|charge|bill(?:ing)?)\b|\bwhen (?:will|do|am|is) (?:i|you|my)\b.{0,16}\b(?:charged?|billed?|take the money|payment)\b|\bhow much (?:do|am|are) i pay(?:ing)?\b|我的(?:方案|合约|套餐)|下次(?:付款|扣款)|什么时候扣款|每月(?:付|扣)多少/
const notContract =
  /払った|先月|過去|今まで|変更|変え|かえ|切り替|解約|やめ|違い|上げ|下げ|アップグレード|できない|されない|レンタル.{0,6}いつ|\bchang\w*|\bcancel\w*|\bswitch\w*|\bupgrad\w*|\bdowngrad\w*|\bdeclin\w*|\btwice\b|\bif i\b|更改|变更|更换|取消/

function findContractCall(said: string): ToolCall | null {
  const isLine = said.split('\n').some((line) => contract.test(line.replace(/[?？!！。.]+$/, '').trim()))
  return isLine && !notContract.test(said) ? { tool: 'read-contracts', input: {} } : null
}

const screenWords: Patterns<ScreenName> = [
  [
    'paymentHistory',
    /領収|レシート|インボイス|請求書|(?:購入|支払い?|お支払い?|決済)(?:の)?(?:履歴|明細)|利用明細|いくら払った|\breceipts?\b|\binvoices?\b|\b(?:purchase|payment|billing) history\b|收据|发票|购买记录|付款记录/,
  ],
  [
    'changePassword',
    /パスワード.{0,6}(?:変え|変更|かえ|設定し直)|\bchang\w*.{0,10}\bpassword\b|(?:改|更换|修改)密码/,
  ],
  [
    'paymentMethod',
    /(?:カード|クレカ|支払い?方法|お支払い方法).{0,14}(?:変え|変更|かえ|更新|替え|追加|削除|期限)|\b(?:change|update|replace|add|remove|new)\b.{0,16}\bcards?\b|\bcard expir\w*|\bpayment method\b|(?:更换|修改|更新).{0,4}(?:信用卡|付款方式)/,
  ],
  [
    'subscriptionState',
    /解約|(?:プラン|サブスク|プレミアム|月額|有料).{0,8}(?:やめ|辞め|止め|キャンセル)|\bcancel\w*.{0,14}\b(?:plan|subscription|membership|contract)\b|\b(?:end|stop|quit) (?:my|the) (?:plan|subscription)\b|(?:取消|终止|退订).{0,4}(?:方案|订阅|合约)/,
  ],
  [
    'bonusCode',
    /特典コード|クーポン|ボーナスコード|プロモーション?コード|\b(?:bonus|promo|coupon)\w* ?codes?\b|\bcoupons?\b|优惠码|优惠券/,
  ],
  [
    'premiumPlans',
    /(?:料金|プラン).{0,6}(?:見たい|見せて|一覧|比較|比べ|申し込みたい)|料金プラン|\b(?:show|see|compare|list)\b.{0,12}\bplans\b|\bplans and prices\b|\bprices\b|(?:看|比较|所有).{0,4}方案/,
  ],
  [
    'supportChat',
    /(?:人|オペレーター|スタッフ|サポート|担当(?:者|の方)?)(?:の人|の方)?(?:と|に|へ).{0,6}(?:話|相談|聞|質問|つな|問い合わせ|連絡)|問い合わせ(?:たい|を?した)|\b(?:talk|speak|chat|connect)\b.{0,14}\b(?:human|person|someone|staff|agent|support|somebody)\b|\bcontact (?:support|staff)\b|(?:人工|真人)客服|联系客服/,
  ],
  [
    'faceHistory',
    /(?:診断|エステ).{0,6}(?:履歴|過去|前回の結果)|(?:過去|前回|以前)の.{0,4}診断|\b(?:past|previous|earlier|history of)\b.{0,12}\bdiagnos\w+/,
  ],
  [
    'faceDiagnosis',
    /顔診断.{0,4}(?:したい|始め|はじめ|やりたい|受けたい|やって|開|スタート)|\b(?:start|do|take|open|try|begin)\b.{0,10}\bface (?:diagnosis|check|scan)\b|(?:开始|做).{0,4}面部(?:诊断|分析)/,
  ],
  [
    'calendar',
    /カレンダー.{0,4}(?:開|見|みせ|表示|どこ|を$)|\b(?:open|show|see|my)\b.{0,10}\bcalendar\b|(?:打开|看)日历/,
  ],
  [
    'mentalCheck',
    /メンタルチェック.{0,4}(?:したい|始め|はじめ|受け|やりたい|開)|\b(?:start|do|take|open)\b.{0,8}\bmental check\b/,
  ],
  [
    'stressCheck',
    /ストレスチェック.{0,4}(?:したい|始め|はじめ|受け|やりたい|開)|\b(?:start|do|take|open)\b.{0,8}\bstress check\b/,
  ],
  [
    'kanade',
    /(?:奏|かなで|カナデ).{0,8}(?:聴|聞|流|かけ|開)|\b(?:play|open|hear|listen to)\b.{0,8}\bkanade\b/,
  ],
  [
    'soundTherapy',
    /サウンドセラピー.{0,4}(?:したい|始め|はじめ|聴き|やりたい|開)|\b(?:start|do|open|try)\b.{0,8}\bsound therapy\b/,
  ],
  ['feeling', /気分に合(?:わせ|った|う).{0,10}(?:選|音|して)|今の気分|\bfor my (?:mood|feeling)\b/],
  [
    'profile',
    /プロフィール.{0,6}(?:変|編集|開|直|見)|\b(?:edit|change|update|open|show)\b.{0,6}\bprofile\b|(?:修改|编辑)(?:个人)?资料/,
  ],
  ['activity', /利用状況.{0,4}(?:開|見|は)|\b(?:open|show|see)\b.{0,8}\b(?:activity|statistics)\b|使用情况/],
  [
    'settings',
    /設定(?:画面|ページ)?(?:を|は)?.{0,2}(?:開|見|どこ)|\b(?:open|show|go to|where are)\b.{0,8}\bsettings\b|打开设置/,
  ],
  [
    'soundesthe',
    /(?:メディカルサウンド|音の一覧|サウンド一覧|音を探).{0,4}(?:開|見|したい|は$)|\b(?:browse|see|list)\b.{0,10}\bsounds\b/,
  ],
]
const notScreen =
  /取り消し|取消したい|戻し|撤回|忘れ|できない|できません|エラー|拒否|\bundo\b|\bforg[eo]t\w*|\bcan'?t\b|\bdeclin\w*|\brefused\b|\bdidn'?t\b|\bchanged my mind\b|忘记|无法/

function findScreenCall(said: string): ToolCall | null {
  const screen = firstOf(screenWords, said)
  return screen && !notScreen.test(said) ? { tool: 'open-screen', input: { screen } } : null
}

/**
 * Everyday words with which members say when they listen, that sound medical elsewhere. "A sound that is good before bed" asks for no
 * treatment; "a sound that is good for my headache" does.
 */
const everydayWords =
  /(?<=(?:の|とき|時|朝|夜|前|仕事|勉強|作業|集中|読書|休憩|日))に(?:は)?(?:いい|良い|よい)(?=音|曲|サウンド)|寝不足の(?:日|朝)|\bsleepless\b/g

/** Returns a wish for sounds without the everyday words that sound medical. */
export const replaceEverydayWords = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(everydayWords, ' ')
