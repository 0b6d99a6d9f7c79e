/**
 * What people ask any assistant, and Hibiki knows nothing of. A question with one of these words is answered only where the rest of it
 * clearly is about Hibiki ("can I listen offline on a trip?").
 */
const foreignTopics: readonly RegExp[] = [
  // Weather, news, traffic, places
  /天気|傘|日の出|日の入り|気温|台風|地震|ニュース|選挙|首相|大統領|政治|戦争|歴史|乗り換え|終電|新幹線|電車|渋滞|旅行|観光|ホテル|航空券|京都|東京駅|沖縄|ハワイ|首都/,
  /\b(?:weather|sunrise|sunset|umbrella|what time (?:is|does)|temperature|forecast|typhoon|earthquakes?|news|elections?|president|prime minister|politic\w*|war|history of|trains?|flights?|hotels?|trip|travel\w*|sightseeing|tourist|kyoto|tokyo|osaka|paris|capital of|airport)\b/,
  // Food, shops, house, animals
  /レシピ|作り方.{0,4}(?:料理|ご飯)|料理|キャベツ|卵|パン屋|ケーキ|献立|晩ご?飯|夕飯|ランチ|カレー|ラーメン|レストラン|居酒屋|コーヒー豆|洗濯|掃除|収納|引越し?業者|犬|猫|ペット|植物|観葉|家電|冷蔵庫/,
  /\b(?:recipes?|boil|egg|cook\w*|bake|baking|dinner|lunch|breakfast|pizza|pasta|curry|ramen|restaurants?|laundry|cleaning|dogs?|cats?|pets?|puppy|plants?|garden\w*|fridge|furniture)\b/,
  // Money, law, work, school
  /株価?|為替|円安|ビットコイン|仮想通貨|投資|宝くじ|競馬|住宅ローン|ローン|確定申告|年末調整|税金|年金|保険|相続|離婚|弁護士|転職|履歴書|面接|就活|宿題|受験|数学|方程式|英訳|翻訳|論文|プログラミング|パイソン|エクセル/,
  /\b(?:stocks?|shares of|exchange rate|bitcoin|crypto\w*|invest\w*|lottery|mortgage|loans?|tax(?:es)?|pension|insurance|inherit\w*|divorce|lawyers?|resume for|cover letter|job interview|homework|exam|math\w*|equation|square root|translate|essay|python|javascript|excel|programming|code (?:a|an|me)|wifi password)\b/,
  // Leisure, people, small talk
  /映画|ドラマ|アニメ|漫画|小説|ゲーム|芸能|アイドル|俳優|サッカー|野球|相撲|巨人|阪神|試合|オリンピック|優勝|占い|星座|運勢|ジョーク|冗談|なぞなぞ|しりとり|俳句|詩を|恋愛|彼氏|彼女(?:が|に|と)|結婚|プレゼント|誕生日プレゼント|人生|宇宙|恐竜|何歳|あなたは誰/,
  /\b(?:movies?|films?|tv show|series to watch|anime|manga|novels?|video games?|celebrit\w*|actors?|football|soccer|baseball|world cup|olympics?|horoscope|zodiac|jokes?|riddles?|poems?|haiku|girlfriend|boyfriend|dating|marry|wedding|birthday (?:gift|present|party)|meaning of life|universe|dinosaurs?|who are you|how old are you)\b/,
  // Cars, machines, other companies
  /タイヤ|車検|ガソリン|自転車|バイク|運転免許|プリンタ|ルーター|任天堂|アマゾン|楽天市場|メルカリ|ユーチューブ|youtube|インスタ|ライン(?:の|で)|スポティファイ|netflix|ネットフリックス/,
  /\b(?:tires?|tyres?|car|cars|gasoline|bicycle|motorcycle|driving|printers?|router|nintendo|amazon|ebay|youtube|instagram|facebook|tiktok|spotify|netflix|whatsapp|uber)\b/,
]

/** Whether a question names something Hibiki knows nothing of. */
export function isForeign(text: string): boolean {
  const said = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  return foreignTopics.some((pattern) => pattern.test(said))
}
