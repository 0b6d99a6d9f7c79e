/**
 * What members mean by many words: a concept and the words for it, in Japanese and English. Articles and questions that use any of them have
 * the concept in common, so that "返すには" finds 「返却」 and "send it back" finds "return".
 */
export const concepts: Readonly<Record<string, readonly RegExp[]>> = {
  cancel: [
    /解約|やめたい|やめる|止めたい|退会|サブスク.?(?:やめ|止)/,
    /\b(?:cancel\w*|unsubscrib\w*|quit|terminate|stop (?:paying|my|the) (?:plan|subscription)?)/,
  ],
  undo: [
    /取り消|取消|撤回|元に戻|やっぱり/,
    /\b(?:undo|take back|revert|changed my mind|reverse|keep (?:it|my plan))/,
  ],
  deleteAccount: [
    /(?:会員|アカウント|登録).{0,4}(?:消|削除)|退会/,
    /\b(?:delete|remove|erase|close|get rid of)\b.{0,12}\baccounts?\b/,
  ],
  deletion: [
    /消し|消去|削除|消す|消える|消えた|捨て/,
    /\b(?:delet\w*|remov\w*|eras\w*|get rid|wipe|take .{0,24}\boff\b)/,
  ],
  change: [
    /変更|変え|かえ(?:たい|る|て)|切り替|直せ|直す|更新し|アップグレード|ダウングレード|あげたら|上げた|下げ/,
    /\b(?:chang\w*|switch\w*|upgrad\w*|downgrad\w*|going from|move up|update|edit|replac\w*|new one)/,
  ],
  plan: [
    /プラン|サブスク|契約|ライト|スタンダード|プレミアム/,
    /\b(?:plans?|subscription|contract|light|standard|premium)\b/,
  ],
  changePlan: [
    /(?:プラン|ライト|スタンダード|プレミアム).{0,14}(?:変更|変え|かえ|切り替|アップ|あげ|上げ|下げ|移)/,
    /\b(?:change|switch|upgrad\w*|downgrad\w*|going from|move)\b.{0,24}\b(?:plan|light|standard|premium)\b/,
  ],
  difference: [
    /違い|ちがい|比べ|比較|どれがいい|どう違/,
    /\b(?:differen\w*|compare\w*|versus|vs|which plan)\b/,
  ],
  price: [/料金|値段|金額|いくら|価格|費用/, /\b(?:price|cost|how much|fee|expensive)\b/],
  charge: [
    /請求|引き落と|落ちる|支払|課金|決済|二重|日割り/,
    /\b(?:charg\w*|bill\w*|pay\w*|take the money|twice|prorat\w*|debit\w*)\b/,
  ],
  nextPayment: [
    /次回|次の(?:支払|請求|引)|いつ(?:落ち|引き|請求|支払)|引き落とし日|支払日/,
    /\b(?:next (?:payment|bill|charge)|when (?:will|do|am) .{0,12}(?:charg|pay|money|bill)\w*|take the money)/,
  ],
  card: [
    /カード|クレカ|クレジット|visa|jcb|マスター|アメックス|ダイナース/,
    /\b(?:cards?|visa|mastercard|amex|jcb|diners|discover)\b/,
  ],
  expire: [/期限|有効期限|切れ/, /\b(?:expir\w*|runs? out|run out)\b/],
  payMethod: [
    /口座|振替|振込|コンビニ|paypay|ペイペイ|現金|電子マネー|支払い?方法|楽天|使えるカード/,
    /\b(?:paypal|bank|transfer|apple pay|google pay|cash|konbini|convenience store|payment methods?|accept\w*)\b/,
  ],
  refuse: [
    /拒否|断られ|通らない|使えない|失敗|エラー|弾かれ/,
    /\b(?:declin\w*|refus\w*|reject\w*|fail\w*|error|doesn'?t go through|not accepted)\b/,
  ],
  receipt: [/領収|明細|履歴|インボイス|請求書/, /\b(?:receipts?|invoices?|statement|history)\b/],
  rental: [
    /レンタル|借り|貸し|貸出|機器|機械|dr\.?\s?ai|本体|デバイス|フェイスリズム/,
    /\b(?:rent\w*|lend|lent|borrow\w*|hire|gadgets?|equipment|device|machine|dr\.?\s?ai|face[- ]rhythm|massager)\b/,
  ],
  giveBack: [/返却|返す|返し|送り返|返送/, /\b(?:return\w*|(?:send|give|ship|mail|bring)\b.{0,20}\bback)\b/],
  delivery: [
    /届|配送|発送|配達|来ない|着か|送られ|到着|いつ来/,
    /\b(?:deliver\w*|arriv\w*|ship\w*|come|parcel|package|waiting for)\b/,
  ],
  address: [
    /住所|お?届け先|送り先|引越|引っ越|配送先/,
    /\b(?:address|moved|ship somewhere|move house|new home)\b/,
  ],
  broken: [
    /壊れ|故障|動かない|不具合|電源|調子/,
    /\b(?:broken|broke|fault\w*|defect\w*|won'?t turn on|does ?n.?t work|stopped working)\b/,
  ],
  noSound: [
    /音.{0,3}(?:出|で)ない|音でな|聞こえ|聴こえ|きこえ|無音|音がしない/,
    /\b(?:no sound|hear nothing|cannot hear|can'?t hear|silent|mute\w*|without sound|quiet)\b/,
  ],
  soundStops: [
    /(?:再生|音).{0,6}(?:止ま|途切|切れ)|勝手に止/,
    /\b(?:stops?|cuts out|interrupt\w*|pauses?)\b.{0,12}(?:by itself|sound|music|play\w*)?/,
  ],
  sleepTimer: [
    /タイマー|たいまー|寝落ち|自動で(?:止|切)|勝手に切れるように|オフタイマー/,
    /\b(?:timer|fall asleep|switch itself off|turn (?:it )?off (?:automatically|by itself)|sleep)\b/,
  ],
  repeat: [/ループ|繰り返|リピート|くりかえ/, /\b(?:loop\w*|repeat\w*|over and over|again and again)\b/],
  lockedScreen: [
    /ロック|画面.{0,4}(?:消|切|オフ|暗)|バックグラウンド|ほかのアプリ|他のアプリ/,
    /\b(?:lock\w*|screen (?:is )?off|background|other apps?)\b/,
  ],
  headphones: [
    /イヤホン|ヘッドホン|スピーカー|ブルートゥース|bluetooth/,
    /\b(?:headphones?|earphones?|earbuds|speakers?|bluetooth)\b/,
  ],
  download: [
    /ダウンロード|保存|オフライン|電波|圏外/,
    /\b(?:download\w*|offline|save (?:the )?(?:sound|music|song)s?|no signal|without internet)\b/,
  ],
  offline: [
    /オフライン|電波|圏外|通信が?切|機内/,
    /\b(?:offline|no signal|no internet|lost connection|airplane)\b/,
  ],
  record: [
    /記録|反映|分数|0分|聴いたのに|カウント|履歴に/,
    /\b(?:record\w*|minutes|count\w*|not there|missing|did ?n.?t count|listened)\b/,
  ],
  usage: [
    /利用状況|グラフ|ランク|今月|先月|どれくらい聴/,
    /\b(?:usage|chart|rank|statistics|how (?:long|much) (?:i|did i) (?:have )?listen\w*)\b/,
  ],
  streak: [/連続|ストリーク|何日続/, /\b(?:streak|in a row|consecutive)\b/],
  login: [
    /ログイン|サインイン|入れない|ログアウト/,
    /\b(?:log ?in|sign ?in|log ?out|logged|signed (?:in|out)|get in|kicked o\w+)\b/,
  ],
  password: [/パスワード|ぱすわーど|pw|暗証/, /\b(?:password|passcode|pw)\b/],
  forgot: [/忘れ|わすれ|思い出せ/, /\b(?:forgot\w*|forget|lost|remember|reset)\b/],
  twoDevices: [
    /別の(?:端末|スマホ|機種)|重複|2台|二台|同時|パソコンで.{0,8}(?:ログアウト|切)/,
    /\b(?:another|two|second|both|other) (?:device|phone|computer)s?|kicked o\w+|ipad and|same time\b/,
  ],
  email: [/メール|アドレス|mail/, /\b(?:e-?mails?|mails?|inbox)\b/],
  confirmMail: [
    /(?:確認|登録)?メール.{0,8}(?:届か|来な|こな|来て|届いて)|メールが(?:届|来)/,
    /\b(?:never got|not (?:get|receiv|arriv)\w*|did ?n.?t (?:get|receive|arrive)|confirmation|sign ?up) ?.{0,14}(?:e-?mail|mail)\b/,
  ],
  newsMail: [
    /配信停止|メール.{0,6}(?:止め|いらない|不要)|お知らせメール|広告/,
    /\b(?:stop (?:the |sending )?(?:e-?)?mails?|newsletters?|spam|unsubscribe)\b/,
  ],
  register: [
    /登録|会員になる|新規|はじめ|始め方|入会/,
    /\b(?:register|registration|sign ?up|join|get started|create an? account)\b/,
  ],
  code: [/コード|番号|クーポン|特典|キャンペーン/, /\b(?:codes?|coupons?|promo\w*|voucher|bonus|number)\b/],
  bonus: [/特典|クーポン|プロモ|キャンペーン|割引/, /\b(?:promo\w*|coupons?|voucher|bonus|discount|gift)\b/],
  agency: [
    /サロン|代理店|担当|お店|店舗|エステティシャン|エステサロン/,
    /\b(?:salon|agency|esthetician|beautician|person in charge|my therapist|shop|staff)\b/,
  ],
  agencyCode: [
    /(?:代理店|サロン|担当).{0,10}(?:コード|番号|12桁)|12桁/,
    /\b(?:agency|salon) (?:code|number)|12[- ]digit\b/,
  ],
  photo: [
    /写真|画像|自撮|セルフィ|撮影|カメラ|撮っ/,
    /\b(?:photos?|pictures?|selfies?|images?|camera|shot)\b/,
  ],
  camera: [/カメラ|撮影でき|起動し/, /\b(?:camera|webcam)\b/],
  badPhoto: [
    /暗い|ぼけ|ぶれ|明るさ|うまく撮|何度撮|顔が(?:認識|検出)/,
    /\b(?:dark|blurr\w*|too bright|not (?:recogni\w*|accept\w*)|retake)\b/,
  ],
  seen: [
    /見られ|誰が見|だれが見|誰か|閲覧|覗|のぞ|流出|漏れ|公開/,
    /\b(?:who (?:can|gets?|has|is)|sees?|seen|look(?:s|ed|ing)? at|visible|leak\w*|private|privacy|secure|safe)\b/,
  ],
  share: [
    /見てもらい|見せ|公開|共有|送りたい|知らせ/,
    /\b(?:share|publish|show|let my|send .{0,12}results?)\b/,
  ],
  privatePhoto: [
    /(?:写真|顔|画像|自撮).{0,14}(?:見られ|誰|だれ|保存|安全|流出|漏れ|どこ)|(?:誰|だれ).{0,10}(?:写真|顔|画像)/,
    /(?:photos?|pictures?|selfies?|images?).{0,24}(?:sees?|private|safe|stored|kept|who)|(?:sees?|who).{0,24}(?:photos?|pictures?|selfies?|images?)/,
  ],
  diagnosis: [
    /診断|顔|フェイス|分析|before|after|ビフォー|アフター/,
    /\b(?:diagnos\w*|face|facial|analysis|before|after)\b/,
  ],
  result: [/結果|スコア|数値/, /\b(?:results?|scores?|figures?)\b/],
  mentalCheck: [/メンタル|アンケート|質問票/, /\b(?:mental|questionnaire|survey)\b/],
  stressCheck: [/ストレス/, /\bstress\b/],
  consent: [/同意|データ提供|許可/, /\b(?:consent|agree\w*|permission|data provision)\b/],
  myData: [
    /個人情報|データ.{0,6}(?:ダウンロード|開示|もら|コピー)|開示/,
    /\b(?:my data|personal (?:data|information)|copy of)\b/,
  ],
  language: [/英語|言語|日本語|中国語/, /\b(?:language|english|japanese|chinese)\b/],
  textSize: [
    /文字|拡大|縮小|大きく|小さく|見えにく|読みにく/,
    /\b(?:letters?|text|font|tiny|bigger|larger|zoom|smaller|small print)\b/,
  ],
  night: [/ダーク|夜|暗い画面|まぶし|眩し/, /\b(?:dark mode|night|too bright)\b/],
  browser: [
    /ブラウザ|対応機種|推奨環境|android|iphone|ipad|windows|mac|古い/,
    /\b(?:browser|chrome|safari|firefox|android|iphone|ipad|windows|mac|supported|compatible)\b/,
  ],
  cache: [
    /キャッシュ|表示(?:が|も)?おかし|画面が?(?:真っ白|崩)|固ま|重い|開かない/,
    /\b(?:cache|blank|frozen|freez\w*|white screen|won'?t load|layout|slow)\b/,
  ],
  otherSound: [
    /別の(?:音|曲|サウンド)|違う音|ほかの音/,
    /\b(?:another|different|other) (?:sounds?|song|music)\b/,
  ],
  chooseSound: [
    /選び|おすすめ|どれを聴|どの音|どんな音/,
    /\b(?:choos\w*|recommend\w*|which sounds?|best sounds?|pick)\b/,
  ],
  purpose: [/目的|美容|睡眠|目覚め|デスクワーク|仕事中/, /\b(?:purpose|beauty|wake|desk|work)\b/],
  easyLogin: [/簡単ログイン|かんたんログイン|qr/, /\b(?:easy login|qr|link login)\b/],
  twoFactor: [
    /二段階|二要素|2段階|認証アプリ|認証コード/,
    /\b(?:two[- ]factor|2fa|authenticator|verification code)\b/,
  ],
  support: [
    /問い合わせ|問合せ|電話|連絡|サポート|オペレータ|人と話/,
    /\b(?:contact|support|talk to (?:a|some)\w*|human|phone number|call you|help desk)\b/,
  ],
  free: [
    /無料|ただで|タダ|お試し|試し|お金(?:を)?(?:払わ|かけ)/,
    /\b(?:free|trial|try|without (?:paying|money)|no money|not pay\w*)\b/,
  ],
  paid: [
    /有料|課金プラン|申し込み|申込|入り方|プレミアムに/,
    /\b(?:paid|subscrib\w*|premium|upgrade to|become|buy|purchase|order)\b/,
  ],
  withoutAccount: [
    /登録(?:し|せ|なし|前|不要)|ログイン(?:し|せ|なし)|会員じゃな/,
    /\b(?:without|before) (?:an? )?(?:regist\w*|sign\w*|log\w*|account)/,
  ],
  group: [
    /家族|お客様の分|まとめて|代わりに(?:買|購入)|ほかの人の/,
    /\b(?:for (?:someone|somebody|my customer|others)|gift|family|on behalf)\b/,
  ],
  kanade: [/奏|かなで|kanade|音楽/, /\b(?:kanade|music)\b/],
  nature: [
    /自然|川の?音|せせらぎ|波|海|雨|風の?音|鳥|森|虫の声/,
    /\b(?:nature|rain\w*|river|stream|waves?|ocean|sea|wind|forest|birds?)\b/,
  ],
  therapy: [/サウンドセラピー|セラピー/, /\b(?:sound therapy|therapy)\b/],
  installApp: [/アプリ(?:版|は|を)|ホーム画面|インストール/, /\b(?:app|install|home screen)\b/],
  unpaid: [
    /未払|(?:支払|決済|引き落と)\S{0,4}(?:でき|確認|失敗|エラー)|e2001/,
    /\b(?:unpaid|could not be confirmed|overdue|payment\b.{0,16}\b(?:fail\w*|did ?n.?t|error|problem|declin\w*|bounced))/,
  ],
  past: [
    /過去|前(?:に|の|回)|以前|昔|これまで|履歴|この(?:あいだ|間|前)/,
    /\b(?:past|previous\w*|old|older|earlier|last time|before|history|again)\b/,
  ],
  goOn: [
    /続き|途中(?:から|で)|再開|中断|閉じ(?:て|ちゃ)/,
    /\b(?:left off|resume\w*|where i (?:stopped|was)|go on|continue\w*|half-?way|in the middle|interrupted)\b/,
  ],
  amount: [
    /何分|どれ(?:くらい|ぐらい)|どの(?:くらい|ぐらい)|一日|1日|何時間/,
    /\b(?:how (?:long|many|often)|minutes|hours|a day|per day)\b/,
  ],
  advised: [
    /(?:聴|聞|き)(?:く|け)(?:もの|もん|べき|ば|のがいい|といい)|聴きすぎ|ちょうどいい/,
    /\b(?:should i|supposed to|best time|too (?:much|long|often)|recommended)\b/,
  ],
  meaning: [/意味|見方|読み方|高い|低い|数字|点数/, /\b(?:mean\w*|figures?|numbers?|scores?|points?|read)\b/],
  twice: [/二重|2重|二回|2回|ダブ/, /\b(?:twice|double|two times|duplicate)\b/],
  company: [
    /会社|法人|企業|店で|施設|職場|オフィス|上司/,
    /\b(?:company|business|corporate|office|boss|employer|shop|work place|workplace)\b/,
  ],
  suddenly: [
    /勝手に|急に|突然|いきなり|何度も/,
    /\b(?:suddenly|randomly|by itself|keeps?|all the time|every day)\b/,
  ],
  charts: [/カルテ/, /\b(?:chart|karte)\b/],
  calendar: [/カレンダー|予定/, /\bcalendar\b/],
}

/** Concepts that are no topics of ours: they say what is wanted, of whatever. */
export const acts: ReadonlySet<string> = new Set(
  'undo deletion change difference price expire refuse forgot seen share past goOn amount advised meaning twice suddenly paid free company code result night group chooseSound broken delivery address'.split(
    ' ',
  ),
)
