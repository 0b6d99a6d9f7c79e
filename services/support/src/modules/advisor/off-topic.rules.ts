import { chineseOffTopicTerms, toSimplifiedIfChinese } from './chinese-topics.rules.ts'

/**
 * Topics that have nothing to do with Hibiki. A question with one of these words is answered only where the rest of it
 * clearly is about Hibiki ("can I listen offline on a trip?").
 */
const foreignTopics: readonly RegExp[] = [
  // Weather, news, traffic, places
  /天気|天候|晴れ(?:る|ます)|雨(?:が|は)降|週末は|雨(?:は|が)?降|降水|気温|湿度|花粉の飛|傘|日の出|日の入り|気温|台風|地震|ニュース|選挙|首相|大統領|政治|戦争|歴史|乗り換え|終電|新幹線|電車|渋滞|旅行|観光|ホテル|航空券|飛行機(?:は|の(?:時間|予約|チケット))|空港|時差|国境|パスポート|ビザ(?!カード)|京都|大阪|北海道|東京|沖縄|ハワイ|首都|一番高い|一番大きい|世界一|地図|バス停|近く(?:の|に|で)|近所|一番近い|何時(?:です|かな|に(?:閉|開))|今日は何(?:日|曜)|祝日|カレンダーの祝/,
  /\b(?:weather|(?:will|does|is) it (?:rain|snow|going to)\w*|this weekend|tomorrow.?s|sunrise|sunset|umbrella|what time (?:is|does)|temperature|forecast|typhoon|earthquakes?|news|elections?|president|prime minister|politic\w*|war|history of|trains?|flights?|hotels?|trip|travel\w*|sightseeing|tourist|museum|louvre|countr(?:y|ies)|state in the|continent|population|traffic|bus(?:es)?|subway line|airlines?|kyoto|tokyo|osaka|paris|london|new york|france|germany|america(?!n express)\w*|australia|china|capital of|airport|current time|what day is|stories|headlines|democra\w+|government|minister)\b/,
  // Food, shops, house, animals
  /レシピ|作り方.{0,4}(?:料理|ご飯)|料理|キャベツ|卵|パン屋|ケーキ|献立|晩ご?飯|夕飯|ランチ|カレー|ラーメン|レストラン|居酒屋|コーヒー豆|洗濯|掃除|収納|引越し?業者|犬|猫|ペット|動物|子犬|魚|鳥を飼|植物|観葉|庭の|花を育|家電|冷蔵庫|電子レンジ|炊飯|掃除機|洗濯機|エアコン|シミ(?!ュ)|カビ|弁当|おやつ|お菓子|餃子|寿司|肉|野菜|果物|お酒|ビール|ワイン|コーヒー|紅茶|栄養|カロリー|ダイエット|筋トレ|食べ(?:る|物|て|たい)|飲食/,
  /\b(?:recipes?|boil|egg|cook\w*|bake|baking|dinner|lunch|breakfast|pizza|pasta|curry|ramen|restaurants?|laundry|cleaning|dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|animals?|fish|ducks?|horses?|plants?|trees?|flowers?|garden\w*|fridge|oven|microwave|vacuum|drain|stains?|furniture|lamp|food|eat(?:ing)?|meals?|snacks?|soup|salad|beef|chicken|rice|onions?|vegetables?|fruits?|cakes?|coffee beans|tea|beer|wine|whisky|calories|diet|nutrition|workout|gym|grocer\w+|shopping list)\b/,
  // Money, law, work, school
  /株価?|為替|円安|ビットコイン|仮想通貨|投資|宝くじ|競馬|住宅ローン|ローン|確定申告|年末調整|税金|年金|保険|相続|離婚|弁護士|転職|履歴書|面接|就活|宿題|受験|数学|方程式|英訳|翻訳|論文|計算(?:方法|して)|確率|勉強法|英会話|英語の(?:勉強|宿題)|英語で「|って(?:英語|フランス語|中国語)|フランス語|スペイン語|ドル|ユーロ|相場|家賃|賃貸|敷金|物件|不動産|水道|電気代|光熱費|ガス代|節約|貯金|ふるさと納税|残業|有給|お礼の(?:メール|手紙)|メールを書|文面|作文|感想文|自由研究|要約して|書いて(?:ください|くれ|ほしい)?$|考えて(?:ください|くれ|ほしい)?$|作って(?:ください|くれ)$|法律|裁判|慰謝料|警察|プログラ(?:ム|ミング)|パイソン|python|エクセル|excel|ワードで|word(?:で|の)|パワポ|chatgpt/,
  /\b(?:stocks?|shares of|exchange rate|bitcoin|crypto\w*|invest\w*|lottery|mortgage|loans?|tax(?:es)?|pension|insurance|inherit\w*|divorce|lawyers?|resume for|cover letter|job interview|homework|exam|math\w*|equation|square root|translate|essay|python|javascript|excel|programming|code (?:a|an|me)|wifi password|compute|calculate|formula|median|square feet|convert|exponents?|geometry|physics|chemistry|biology|engineering|universit(?:y|ies)|college|school|harvard|degree|jobs?(?= interview| offer| market)|salary|boss said|cowork\w*|resign\w*|market|economy|dollars?|euros?|savings account|checking account|cash advance|overdraft|credit score|rent an apartment|real estate|house prices?|sell my house|lawsuit|police|visa application|summari[sz]e|write (?:me|a|an|my)\b|help me write|draft|say .{0,30} in (?:french|spanish|japanese|chinese|german|english)|spell)\b/,
  // Leisure, people, small talk
  /映画|ドラマ|アニメ|漫画|小説|ゲーム|芸能|アイドル|俳優|サッカー|野球|相撲|巨人|阪神|試合|オリンピック|優勝|占い|星座|運勢|ジョーク|冗談|なぞなぞ|しりとり|俳句|詩を|恋愛|彼氏|彼女(?:が|に|と)|結婚式|婚活|プレゼント|告白|振られ|別れ(?:た|る|よう)|友達と喧嘩|名前を考|余興|年賀状|お年玉|キャンプ|ゴルフ|釣り|登山|マラソン|バスケ|テニス|競馬|パチンコ|将棋|チェス|楽器|ギター|バイオリン|カラオケ|ライブの|コンサート|人生|哲学|神様|夢占い|靴|洋服|スーツ|化粧品|髪型|美容院|ネイル|宇宙|恐竜|何歳|あなたは誰/,
  /\b(?:movies?|films?|tv show|series to watch|anime|manga|novels?|video games?|celebrit\w*|actors?|football|soccer|baseball|world cup|olympics?|horoscope|zodiac|jokes?|riddles?|poems?|haiku|girlfriend|boyfriend|dating|marry|wedding|birthday (?:gift|present|party)|meaning of life|universe|dinosaurs?|planets?|stars?|black holes?|moon|dream(?:s|ing)? (?:of|about|mean)|why do we|god|philosoph\w*|nfl|nba|casino|blackjack|poker|chess|guitar|violin|drums|broadway|concert tickets?|channel guide|books?|author of|who wrote|who (?:won|invented|discovered|painted)|break ?up|crush|friend said|shoes|dress|clothes|haircut|makeup|nails|tattoo|who are you|are you (?:a )?(?:human|robot|real)|how old are you|sing|sing me|story)\b/,
  // What may be meant medically: answered only where the rest is ours ("the screen is so bright that I cannot sleep")
  /眠れ(?:な|て(?:い)?な|ず)|寝つけな/,
  /\b(?:can'?t|cannot|couldn'?t) sleep\b/,
  // Whole kinds of questions: facts of the world, making something, buying and selling what is not ours
  /の(?:作り方|焼き方|煮方|育て方|飼い方|洗い方|落とし方|描き方|味付け|由来|語源|代表作|作者|主演|監督|人口|面積|距離|標高|高さは|重さは)|何(?:キロ|メートル|グラム|リットル|ポンド|マイル)|(?:誰|だれ)が(?:書|作|発明|発見|勝)|(?:マンション|家|土地|車|金|株)を(?:買|売)|(?:買|売)うなら|初デート|スピーチ|子ども|子供|小学生|幼稚園|保育園/,
  /\bhow (?:tall|far|old|big|heavy|deep|high|fast|cold|hot|long should i (?:cook|bake|boil|roast)) (?:is|are|was|does|should)\b|\bhow many \w+ (?:are )?(?:in|per) (?:a|an|the)\b|\b(?:what|which) year\b|\bwhen (?:was|were|did) (?!i|my|you|the (?:payment|charge|delivery))|\bwho (?:is|was) (?!watching|able|looking)|\b(?:buy|sell|lease) (?:a|an|the|my|some) (?!plan|device|dr|face|machine|subscription|premium|standard|light|sound)\w+|\brecommend (?:me )?(?:a|an|some) (?!sound|plan|course|track)\w+|\b(?:first date|date night|kids|child(?:ren)?)\b/,
  // Cars, machines, other companies
  /タイヤ|車検|ガソリン|自転車|バイク|運転免許|プリンタ|ルーター|パソコンが|ノートパソコン|機種(?!変)|スマホの(?:選|お|機種|買)|格安sim|任天堂|アマゾン|楽天市場|メルカリ|ユーチューブ|youtube|インスタ|ライン(?:の|で)|スポティファイ|netflix|ネットフリックス/,
  /\b(?:tires?|tyres?|car|cars|gasoline|bicycle|motorcycle|driving|driver.?s licen[cs]e|windshield|wipers?|engine|antifreeze|trucks?|printers?|routers?|laptop for|recommend a (?:laptop|phone|computer|tv)|root an|breach|firewalls?|which (?:phone|laptop|computer|tv)|better than|best (?:brand|phone|laptop|tv)|brand of|reviewed|nintendo|amazon|ebay|youtube|instagram|facebook|tiktok|spotify|netflix|whatsapp|uber)\b/,
]

/** Returns whether a question is about something that Hibiki has nothing to do with. */
export function isOffTopic(text: string): boolean {
  const said = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  if (foreignTopics.some((pattern) => pattern.test(said))) return true
  const chinese = toSimplifiedIfChinese(text)
  return chinese !== null && chineseOffTopicTerms.some((pattern) => pattern.test(chinese))
}
